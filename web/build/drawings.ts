import type { Plugin } from 'vite';
import {
  BODY,
  EARS,
  FEET,
  HEAD,
  ICONS,
  INNER_EARS,
  MARKS,
  PIP,
  SHADE,
} from '../src/ui/drawings.ts';

const INK = '#2b2118';
const ROUND = 'stroke-linecap="round"';
const JOINED = 'stroke-linejoin="round"';

const symbol = (id: string, box: string, drawn: string): string =>
  `<symbol id="${id}" viewBox="${box}">${drawn}</symbol>`;
const path = (d: string, how: string): string => `<path d="${d}" ${how}/>`;
const eye = (x: number, y: number, ry: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="2.1" ry="${ry}" fill="${INK}"/>`;
const brow = (d: string, width: number): string =>
  path(d, `fill="none" stroke="${INK}" stroke-width="${width}" ${ROUND}`);

const EYES = {
  up: eye(29.5, 41.5, 2.6) + eye(42.5, 41.5, 2.6),
  // Looking up, where ideas come from.
  thinking:
    brow('M27.500 36.200q2.400-1.700 4.800-.6M40.700 34.600q2.400-1.100 4.800.6', 1.5) +
    eye(31, 40.4, 2.5) +
    eye(44, 40.4, 2.5),
  away: brow('M26.500 41.500q3 3 6 0M39.500 41.500q3 3 6 0', 1.8),
};

function rabbit(pose: keyof typeof EYES): string {
  const ears = pose === 'up' ? 'up' : 'down';
  const whole = [BODY, FEET, EARS[ears], HEAD].map((d) => `<path d="${d}"/>`).join('');
  const drawn = [
    `<g fill="var(--rim)" stroke="var(--rim)" stroke-width="6" ${JOINED}>${whole}</g>`,
    `<g fill="var(--coat)" stroke="${INK}" stroke-opacity=".45" stroke-width="1.6" ${JOINED}>${whole}</g>`,
    path(INNER_EARS[ears], 'fill="var(--inner-ear)"'),
    path(SHADE, 'fill="#000" fill-opacity=".13"'),
    '<ellipse cx="36" cy="44" rx="13" ry="8.5" fill="var(--muzzle)"/>',
    EYES[pose],
    path('M34 46.800h4l-2 2.300z', `fill="${INK}"`),
    path('M36 49v2', `stroke="${INK}" stroke-width="1.3" ${ROUND}`),
  ];
  return symbol(`rabbit-${pose}`, '-4 -2 80 94', drawn.join(''));
}

/** The wind-up key of a clockwork rabbit. */
function key(): string {
  const drawn =
    '<path d="M54 70h10"/><circle cx="66" cy="64.500" r="4.600"/><circle cx="66" cy="75.500" r="4.600"/>';
  const both = [
    ['var(--rim)', 9],
    ['#c8902f', 4.5],
  ].map(
    ([stroke, width]) => `<g fill="none" stroke="${stroke}" stroke-width="${width}">${drawn}</g>`,
  );
  return symbol('rabbit-key', '-4 -2 80 94', both.join(''));
}

const pip = (): string =>
  symbol(
    'pip',
    '-1 -2 42 47',
    path(PIP, `fill="var(--rim)" stroke="var(--rim)" stroke-width="4" ${JOINED}`) +
      path(PIP, `fill="var(--coat)" stroke="${INK}" stroke-opacity=".5"`),
  );

const houseMark = (): string =>
  symbol(
    'house-mark',
    '0 0 64 64',
    '<circle cx="32" cy="32" r="30" fill="var(--moon)"/>' +
      path(
        'M25 41C17 31 14 15 18.500 10 24 8 30 22 30.500 37zM33.500 37C34 22 41 8 46 11c4 5 0 20-7.500 30z',
        `fill="${INK}"`,
      ) +
      path(
        'M32 35c10 0 16 6 16.500 13.500A30 30 0 0 1 15.500 48.500C16 41 22 35 32 35z',
        `fill="${INK}"`,
      ),
  );

const LINE = `fill="var(--filled, none)" stroke="currentColor" stroke-width="2" ${ROUND} ${JOINED}`;

/** Every drawing of the interface, once. Colours come in through custom properties. */
function sprite(): string {
  const symbols = [
    ...Object.entries(ICONS).map(([name, d]) => symbol(`i-${name}`, '0 0 24 24', path(d, LINE))),
    ...Object.entries(MARKS).map(([name, d]) =>
      symbol(
        `mark-${name}`,
        '-12 -12 24 24',
        path(d, 'fill="var(--mark-ink)" fill-rule="evenodd"'),
      ),
    ),
    ...(['up', 'thinking', 'away'] as const).map(rabbit),
    key(),
    pip(),
    houseMark(),
  ];
  return symbols.join('');
}

const PLACE = '<!-- drawings -->';

/** Every drawing of the interface stands in the page: no script has to make a hundred nodes. */
export function drawings(): Plugin {
  return {
    name: 'reverie-drawings',
    transformIndexHtml(html) {
      if (!html.includes(PLACE)) throw new Error('index.html has no place for drawings');
      return html.replace(
        PLACE,
        `<svg width="0" height="0" class="drawings" aria-hidden="true" focusable="false">${sprite()}</svg>`,
      );
    },
  };
}
