import type { Palette } from '../color/palette.js';
import { pick, randomOf } from '../svg/random.js';
import { type Drawing, rect, svgDocument } from '../svg/document.js';

const CELLS = 5;

/** A symmetrical figure of squares and quarter discs that belongs to one seed: a default avatar. */
export function drawIdenticon(spec: {
  width: number;
  height: number;
  seed: number;
  palette: Palette;
  paper: string;
}): Drawing {
  const { width, height, seed, palette, paper } = spec;
  const random = randomOf(seed);
  const size = Math.min(width, height);
  const cell = size / (CELLS + 2);
  const [left, top] = [(width - cell * CELLS) / 2, (height - cell * CELLS) / 2];
  const main = palette.accent;
  const second = pick(
    random,
    palette.shapes.filter((color) => color !== main && color !== paper),
  );
  let out = rect(0, 0, width, height, paper);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < Math.ceil(CELLS / 2); column += 1) {
      // Denser in the middle, so that it reads as one figure.
      if (random() > (column === 2 ? 0.75 : 0.58)) continue;
      const fill = random() < 0.72 ? main : second;
      const corner = random() < 0.35 ? Math.floor(random() * 4) : -1;
      out += tile(left + column * cell, top + row * cell, cell, fill, corner);
      out += tile(left + (CELLS - 1 - column) * cell, top + row * cell, cell, fill, MIRRORED[corner] ?? -1);
    }
  }
  return svgDocument({ width, height }, out, 'Avatar of colored squares');
}

/** The corner on the other side. */
const MIRRORED: readonly number[] = [1, 0, 3, 2];

/** A square; with a corner of 0 to 3 it is a quarter disc around it. */
function tile(x: number, y: number, cell: number, fill: string, corner: number): string {
  const s = cell + 0.4;
  const paths = [
    `M${x} ${y}h${s}A${s} ${s} 0 0 1 ${x} ${y + s}Z`,
    `M${x + s} ${y}v${s}A${s} ${s} 0 0 1 ${x} ${y}Z`,
    `M${x + s} ${y + s}h${-s}A${s} ${s} 0 0 1 ${x + s} ${y}Z`,
    `M${x} ${y + s}v${-s}A${s} ${s} 0 0 1 ${x + s} ${y + s}Z`,
  ];
  const path = paths[corner];
  return path ? `<path fill="${fill}" d="${path}"/>` : rect(x, y, s, s, fill);
}
