"""A module's source with a mark before every block: a run of statements with one way in."""

import ast
from types import CodeType

MARK = "__seen__"
BRANCHES = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.Try, ast.With, ast.AsyncWith, ast.Match)


def is_only_said(statement: ast.stmt) -> bool:
    """A docstring, an ellipsis, an import from the future: nothing runs there."""
    if isinstance(statement, ast.ImportFrom):
        return statement.module == "__future__"
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_for_types(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


class Marks:
    """Puts the marks, and keeps the lines of each block: those on which a statement begins."""

    def __init__(self) -> None:
        self.blocks: list[list[int]] = []

    def begin(self, line: int) -> ast.stmt:
        """The mark of the next block, which counts as standing on its first line."""
        (mark,) = ast.parse(f"{MARK}[{len(self.blocks)}] = 1").body
        for node in ast.walk(mark):
            node.__dict__.update(lineno=line, end_lineno=line, col_offset=0, end_col_offset=0)
        self.blocks.append([])
        return mark

    def suite(self, statements: list[ast.stmt]) -> list[ast.stmt]:
        marked: list[ast.stmt] = []
        lines: list[int] | None = None
        for statement in statements:
            if not is_only_said(statement):
                if lines is None:
                    marked.append(self.begin(statement.lineno))
                    lines = self.blocks[-1]
                lines.append(statement.lineno)
            marked.append(statement)
            if not is_for_types(statement):
                self.inside(statement)
            if isinstance(statement, BRANCHES):
                lines = None
        return marked

    def inside(self, node: ast.AST) -> None:
        for name, value in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                setattr(node, name, self.suite(value))
            elif name in ("handlers", "cases"):
                for part in value:
                    self.inside(part)


def marked(text: bytes, path: str) -> tuple[CodeType, list[list[int]]]:
    """The code with its marks, and the lines of each block."""
    tree = ast.parse(text, path)
    marks = Marks()
    tree.body = marks.suite(tree.body)
    return compile(tree, path, "exec", dont_inherit=True), marks.blocks
