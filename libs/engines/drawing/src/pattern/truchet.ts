import { pick } from '../svg/random.js';
import { rect, round } from '../svg/document.js';
import { cellSize, cellsOf } from './cells.js';
import type { PatternArea } from './pattern-area.js';

/** Tiles of quarter discs, bars and circles, each turned by chance. */
export function truchet({ width, height, colors, random }: PatternArea): string {
  const { columns, rows, w, h } = cellsOf(width, height, cellSize(width, height, 7));
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [ground, figure, detail] = threeOf(colors, random);
      const turn = Math.floor(random() * 4) * 90;
      const place = `translate(${round(column * w)} ${round(row * h)}) scale(${round(w) / 100} ${round(h) / 100}) rotate(${turn} 50 50)`;
      out += rect(column * w, row * h, w + 0.5, h + 0.5, ground);
      out += `<g transform="${place}">${pick(random, TILES)(figure, detail)}</g>`;
    }
  }
  return out;
}

const TILES: readonly ((figure: string, detail: string) => string)[] = [
  (figure) => `<path fill="${figure}" d="M0 0H100A100 100 0 0 1 0 100Z"/>`,
  (figure, detail) =>
    `<path fill="${figure}" d="M0 0H100A100 100 0 0 1 0 100Z"/><path fill="${detail}" d="M0 0H50A50 50 0 0 1 0 50Z"/>`,
  (figure) => `<circle cx="50" cy="50" r="50" fill="${figure}"/>`,
  (figure, detail) =>
    `<circle cx="50" cy="50" r="50" fill="${figure}"/><circle cx="50" cy="50" r="22" fill="${detail}"/>`,
  (figure) => `<path fill="${figure}" d="M0 0A50 50 0 0 0 100 0Z M0 50A50 50 0 0 0 100 50Z"/>`,
  (figure) => `<path fill="${figure}" d="M0 0H100L0 100Z"/>`,
  (figure) => `<path fill="${figure}" d="M0 0H25V100H0Z M50 0H75V100H50Z"/>`,
  (figure, detail) =>
    `<path fill="${figure}" d="M0 0A100 100 0 0 1 100 100A100 100 0 0 1 0 0Z"/><circle cx="50" cy="50" r="10" fill="${detail}"/>`,
];

/** Three different colors. */
function threeOf(colors: readonly string[], random: () => number): [string, string, string] {
  const left = [...colors];
  const take = (): string => left.splice(Math.floor(random() * left.length), 1)[0] ?? (colors[0] as string);
  return [take(), take(), take()];
}
