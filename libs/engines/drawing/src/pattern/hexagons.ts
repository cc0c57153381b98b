import { pick } from '../svg/random.js';
import { round } from '../svg/document.js';
import { cellSize } from './cells.js';
import type { PatternArea } from './pattern-area.js';

/** A honeycomb; some cells have a ring in them. */
export function hexagons({ width, height, colors, random }: PatternArea): string {
  const wanted = cellSize(width, height, 8);
  const columns = Math.max(2, Math.round(width / wanted));
  const rows = Math.max(2, Math.round(height / (wanted * 0.866) / 2) * 2);
  const [w, h] = [width / columns, height / rows];
  const cells = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => ({
      color: pick(random, colors),
      ring: random() < 0.35 ? pick(random, colors) : '',
    })),
  );
  let out = '';
  for (let row = -1; row <= rows; row += 1) {
    for (let column = -1; column <= columns; column += 1) {
      const cell = cells[(row + rows) % rows]?.[(column + columns) % columns];
      if (!cell) continue;
      const x = (column + 0.5 + (Math.abs(row) % 2) / 2) * w;
      const y = (row + 0.5) * h;
      out += hexagon(x, y, w / 2, (h * 2) / 3, cell.color);
      if (cell.ring) out += hexagon(x, y, w * 0.22, h * 0.3, cell.ring);
    }
  }
  return out;
}

function hexagon(x: number, y: number, rx: number, ry: number, fill: string): string {
  const points = [
    [0, -1],
    [1, -0.5],
    [1, 0.5],
    [0, 1],
    [-1, 0.5],
    [-1, -0.5],
  ] as const;
  const d = points.map(([px, py]) => `${round(x + px * rx)} ${round(y + py * ry)}`).join('L');
  return `<path d="M${d}Z" fill="${fill}" stroke="${fill}" stroke-width="0.6"/>`;
}
