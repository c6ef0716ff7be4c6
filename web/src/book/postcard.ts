import { pictures } from '../cards/pictures';
import { clueWords, wayOf } from '../table/clues/told';
import { heroOf } from '../table/telling/reveal';
import { toldAt, type Turn } from '../table/telling/verdict';
import { MARKS, markOf, PIP } from '../ui/drawings';
import type { PlaceView } from '../wire/messages';
import { t } from '../words/fluent';
import { wrapped } from './wrapped';

/** A turn as a picture to share: drawn on this device, so nothing is sent anywhere. */

export const WIDE = 1080;
export const HIGH = 1350;
const EDGE = 84;
const [PAPER, INK, SOFT, RED] = ['#f3e7cf', '#2b2118', '#655440', '#8a2f16'];
const [TELL, TEXT] = ['Gabriela, Georgia, serif', "'Proza Libre', sans-serif"];

export async function postcard(turn: Turn, heading: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  await Promise.all([
    document.fonts.load(`60px ${TELL}`, 'Aa'),
    document.fonts.load(`400 30px ${TEXT}`, 'Aa'),
  ]).catch(() => []);
  const images = await Promise.all(turn.reveal.places.map(({ card }) => imageOf(card)));
  paper(pen);
  const below = words(pen, turn, heading);
  cards(pen, turn, images, below);
  foot(pen, turn);
  return await new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

async function imageOf(card: string): Promise<HTMLImageElement | null> {
  try {
    const { picture } = await pictures.want(card);
    const image = new Image();
    image.src = picture;
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function paper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#201811';
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect?.(28, 28, WIDE - 56, HIGH - 56, 14);
  if (!pen.roundRect) pen.rect(28, 28, WIDE - 56, HIGH - 56);
  pen.fill();
}

/** Who tells, and the clue; the answer is where they end. */
function words(pen: CanvasRenderingContext2D, turn: Turn, heading: string): number {
  const { reveal, who } = turn;
  pip(pen, who.colour(reveal.storyteller), EDGE, 76, 62);
  pen.textBaseline = 'top';
  pen.fillStyle = SOFT;
  pen.font = `28px ${TEXT}`;
  pen.fillText(heading, EDGE + 84, 76);
  pen.fillStyle = INK;
  pen.font = `36px ${TELL}`;
  const by = t(`clue-${wayOf(reveal.clue)}`, { name: who.name(reveal.storyteller) });
  pen.fillText(by, EDGE + 84, 110, WIDE - 2 * EDGE - 84);
  const clue = clueWords(reveal.clue);
  let [size, lines] = [82, [clue]];
  const measure = (text: string) => pen.measureText(text).width;
  for (; size > 26; size -= 4) {
    pen.font = `${size}px ${TELL}`;
    lines = wrapped(clue, WIDE - 2 * EDGE, measure);
    if (lines.length * size * 1.16 <= 250) break;
  }
  lines.forEach((line, at) => pen.fillText(line, EDGE, 178 + at * size * 1.16));
  return 178 + lines.length * size * 1.16;
}

/** The card to be found in the middle, the others behind it. */
function cards(
  pen: CanvasRenderingContext2D,
  { reveal, who }: Turn,
  images: (HTMLImageElement | null)[],
  top: number,
): void {
  const hero = heroOf(reveal) - 1;
  const high = Math.min(760, HIGH - 220 - top);
  const wide = (high * 2) / 3;
  const middle = { x: WIDE / 2, y: top + 30 + high / 2 };
  const others = reveal.places.map((_, at) => at).filter((at) => at !== hero);
  const half = Math.ceil(others.length / 2);
  for (const [side, own] of [
    [-1, others.slice(0, half)],
    [1, others.slice(half)],
  ] as const) {
    // The outermost lies undermost.
    for (let far = own.length; far > 0; far--) {
      const away = (far / own.length) * (WIDE / 2 - EDGE - wide * 0.26);
      laid(pen, images[own[far - 1] ?? -1] ?? null, {
        x: middle.x + side * away,
        y: middle.y + 10 * far,
        wide: wide * (0.78 - 0.04 * far),
        turn: side * (0.03 + 0.04 * far),
      });
    }
  }
  laid(pen, images[hero] ?? null, { ...middle, wide, turn: 0 }, reveal.target !== null);
  votes(pen, reveal.places[hero], who.colour, middle.x + wide / 2, middle.y + high / 2);
}

interface Lies {
  x: number;
  y: number;
  wide: number;
  turn: number;
}

function laid(
  pen: CanvasRenderingContext2D,
  image: HTMLImageElement | null,
  { x, y, wide, turn }: Lies,
  told = false,
): void {
  const high = wide * 1.5;
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.shadowColor = 'rgb(40 25 10 / 0.5)';
  pen.shadowBlur = 22;
  pen.shadowOffsetY = 8;
  pen.fillStyle = '#3a3029';
  pen.fillRect(-wide / 2, -high / 2, wide, high);
  pen.shadowColor = 'transparent';
  if (image) pen.drawImage(image, -wide / 2, -high / 2, wide, high);
  if (told) {
    pen.strokeStyle = RED;
    pen.lineWidth = 7;
    pen.strokeRect(-wide / 2, -high / 2, wide, high);
  }
  pen.restore();
}

function votes(
  pen: CanvasRenderingContext2D,
  place: PlaceView | undefined,
  colour: (seat: number) => string,
  right: number,
  bottom: number,
): void {
  const size = 84;
  (place?.votes ?? []).forEach((seat, at) => {
    const [across, up] = [at % 5, Math.floor(at / 5)];
    pip(
      pen,
      colour(seat),
      right - 14 - (across + 1) * (size + 2),
      bottom - 14 - (up + 1) * 98,
      size,
    );
  });
}

function foot(pen: CanvasRenderingContext2D, turn: Turn): void {
  const { title } = toldAt('rest', turn);
  pen.fillStyle = INK;
  pen.font = `38px ${TELL}`;
  pen.textAlign = 'center';
  pen.fillText(t(title.key, title.args), WIDE / 2, HIGH - 150, WIDE - 2 * EDGE);
  pen.fillStyle = SOFT;
  pen.font = `26px ${TEXT}`;
  pen.fillText(t('title'), WIDE / 2, HIGH - 92);
  pen.textAlign = 'start';
}

/** The eared coin, with its mark. Its colours are those of the page. */
function pip(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, size: number) {
  const one = document.createElement('i');
  one.dataset['rabbit'] = colour;
  document.body.append(one);
  const style = getComputedStyle(one);
  const [coat, markInk] = [style.getPropertyValue('--coat'), style.getPropertyValue('--mark-ink')];
  one.remove();
  const path = new Path2D(PIP);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 42, size / 42);
  pen.translate(1, 2);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#fbf3e0';
  pen.lineWidth = 4;
  pen.stroke(path);
  pen.fillStyle = coat.trim() || SOFT;
  pen.fill(path);
  const mark = markOf(colour);
  if (mark) {
    pen.translate(20, 27);
    pen.scale(1.05, 1.05);
    pen.fillStyle = markInk.trim() || PAPER;
    pen.fill(new Path2D(MARKS[mark]), 'evenodd');
  }
  pen.restore();
}
