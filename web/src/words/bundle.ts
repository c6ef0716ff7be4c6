import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';
import { isolated } from './isolate.ts';

export type Arguments = Record<string, string | number | Date>;

/** One language. A file is read when the first of its words is wanted: home needs one of fifteen. */
class Words extends FluentBundle {
  #unread: string[];

  constructor(language: string, files: string[], transform?: (text: string) => string) {
    // `say` isolates by itself, and only where a script needs it.
    super(language, { useIsolating: false, transform });
    this.#unread = [...files];
  }

  override hasMessage(key: string): boolean {
    if (super.hasMessage(key)) return true;
    const file = this.#unread.findIndex((text) => holds(text, key));
    if (file < 0) return false;
    // A broken message is reported, the others stay.
    for (const text of this.#unread.splice(file, 1)) {
      for (const error of this.addResource(new FluentResource(text))) console.error(error);
    }
    return super.hasMessage(key);
  }

  override getMessage(key: string): Message | undefined {
    return this.hasMessage(key) ? super.getMessage(key) : undefined;
  }
}

/** Does a line of this file begin with the key? */
function holds(text: string, key: string): boolean {
  const begin = `${key} =`;
  return text.startsWith(begin) || text.includes(`\n${begin}`);
}

export function bundle(
  language: string,
  files: string[],
  transform?: (text: string) => string,
): FluentBundle {
  return new Words(language, files, transform);
}

/** A name in any script moves nothing of what stands around it. */
function setApart(args: Arguments = {}): Record<string, FluentVariable> {
  const each = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(each);
}

/** Look a message up in the first bundle that has it. */
export function say(bundles: FluentBundle[], key: string, args?: Arguments): string {
  for (const one of bundles) {
    const message = one.getMessage(key);
    if (message?.value == null) continue;
    const errors: Error[] = [];
    const text = one.formatPattern(message.value, setApart(args), errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }
  console.error(`No words for “${key}”`);
  return key;
}
