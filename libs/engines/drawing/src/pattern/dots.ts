import { pick } from '../svg/random.js';
import { circle, round } from '../svg/document.js';
import { cellSize, cellsOf } from './cells.js';
import type { PatternArea } from './pattern-area.js';

/** Dots in offset rows that swell and shrink. */
export function halftone({ width, height, colors, random }: PatternArea): string {
  const { columns, rows, w, h } = cellsOf(width, height, cellSize(width, height, 18));
  const evenRows = rows % 2 === 0 ? rows : rows + 1;
  const rowHeight = (h * rows) / evenRows;
  const phase = random() * Math.PI * 2;
  const first = pick(random, colors);
  const second = pick(
    random,
    colors.filter((color) => color !== first),
  );
  let out = '';
  for (let row = 0; row < evenRows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const x = (column + (row % 2) / 2) * w;
      const y = (row + 0.5) * rowHeight;
      const swell = Math.sin((x / width) * Math.PI * 2 + phase) * Math.cos((y / height) * Math.PI * 2);
      const radius = Math.min(w, rowHeight) * (0.27 + 0.2 * swell);
      out += circle(x, y, radius, swell > 0.25 ? second : first);
      if (column === columns && row % 2 === 1) out += circle(x - width - w, y, radius, first);
    }
  }
  return out;
}

/** Chips of stone that are cut off at one edge and continue at the other. */
export function terrazzo({ width, height, colors, random }: PatternArea): string {
  const size = cellSize(width, height, 9);
  const count = Math.min(400, Math.round(((width * height) / (size * size)) * 1.7));
  const places: Place[] = [];
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const place = freePlace({ width, height, random }, places);
    const [x, y] = place;
    places.push(place);
    const shape = chip(size * (0.18 + random() * 0.42), random);
    const color = pick(random, colors);
    for (const dx of [-width, 0, width]) {
      for (const dy of [-height, 0, height]) {
        const isSeen = x + dx > -size && x + dx < width + size && y + dy > -size && y + dy < height + size;
        if (isSeen)
          out += `<path fill="${color}" transform="translate(${round(x + dx)} ${round(y + dy)})" d="${shape}"/>`;
      }
    }
  }
  return out;
}

type Place = readonly [x: number, y: number];

const CANDIDATES = 10;

/** Returns the best of some random candidates: the one with the largest distance to the nearest place, also across the edges. */
function freePlace({ width, height, random }: Omit<PatternArea, 'colors'>, places: readonly Place[]): Place {
  const around = (distance: number, length: number): number => Math.min(distance, length - distance);
  const distanceToNearest = ([x, y]: Place): number =>
    Math.min(
      ...places.map(
        ([px, py]) => around(Math.abs(px - x), width) ** 2 + around(Math.abs(py - y), height) ** 2,
      ),
    );
  const candidates = Array.from({ length: CANDIDATES }, (): Place => [random() * width, random() * height]);
  return candidates.reduce((best, one) => (distanceToNearest(one) > distanceToNearest(best) ? one : best));
}

/** An uneven polygon around the origin. */
function chip(radius: number, random: () => number): string {
  const corners = 4 + Math.floor(random() * 4);
  const start = random() * Math.PI * 2;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = start + ((index + (random() - 0.5) * 0.5) / corners) * Math.PI * 2;
    const reach = radius * (0.65 + random() * 0.35);
    return `${round(Math.cos(angle) * reach)} ${round(Math.sin(angle) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}
