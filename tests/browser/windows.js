// What must be true in a window of any size: seats in sight, no name over a neighbour, none cut.
({ seats, least }) => {
  const wrong = [];
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const list = [...document.querySelectorAll('ul')].find((one) => one.ariaLabel === seats);
  const rows = list && shown(list) ? [...list.children] : [];
  if (seats && rows.length === 0) wrong.push('the seats are not in sight');
  const boxes = rows.map((one) => one.getBoundingClientRect());
  boxes.forEach((box, i) => {
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1) {
      wrong.push(`seat ${i + 1} is outside: ${Math.round(box.left)},${Math.round(box.bottom)}`);
    }
    const label = rows[i].querySelector('b')?.getBoundingClientRect();
    rows.forEach((row, j) => {
      const rabbit = row.querySelector('svg')?.getBoundingClientRect();
      if (i === j || !label || !rabbit) return;
      const x = Math.min(label.right, rabbit.right) - Math.max(label.left, rabbit.left);
      const y = Math.min(label.bottom, rabbit.bottom) - Math.max(label.top, rabbit.top);
      if (x > 2 && y > 2) wrong.push(`the name of seat ${i + 1} lies over seat ${j + 1}`);
    });
  });
  for (const one of document.querySelectorAll('main *, header *')) {
    const style = getComputedStyle(one);
    if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1 && shown(one)) {
      wrong.push(`cut: ${one.textContent.trim()}`);
    }
  }
  const cards = [...document.querySelectorAll('main [role=group] .card, [role=group] button.card')];
  const wide = cards.filter(shown).map((one) => one.offsetWidth);
  if (Math.min(...wide) < least) wrong.push(`a picture of ${Math.min(...wide)} px`);
  return wrong;
}
