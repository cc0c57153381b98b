import { pick } from '../svg/random.js';
import { round } from '../svg/document.js';
import { cellSize, cellsOf } from './cells.js';
import type { PatternArea } from './pattern-area.js';

/** A net of triangles; neighbors differ where they can. */
export function triangles({ width, height, colors, random }: PatternArea): string {
  const { columns, rows, w, h } = cellsOf(width, height, cellSize(width, height, 8));
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [left, top, right, bottom] = [column * w, row * h, (column + 1) * w, (row + 1) * h].map(round);
      const first = pick(random, colors);
      const second = pick(
        random,
        colors.filter((color) => color !== first),
      );
      const isRising = (row + column) % 2 === 0;
      const [a, b] = isRising
        ? [
            `M${left} ${bottom}L${left} ${top}L${right} ${top}Z`,
            `M${left} ${bottom}L${right} ${top}L${right} ${bottom}Z`,
          ]
        : [
            `M${left} ${top}L${right} ${top}L${right} ${bottom}Z`,
            `M${left} ${top}L${right} ${bottom}L${left} ${bottom}Z`,
          ];
      // The stroke closes the hair lines between neighbors.
      out += `<path d="${a}" fill="${first}" stroke="${first}" stroke-width="0.6"/><path d="${b}" fill="${second}" stroke="${second}" stroke-width="0.6"/>`;
    }
  }
  return out;
}
