import { rect, round } from '../svg/document.js';
import { cellSize, cellsOf } from './cells.js';
import type { PatternArea } from './pattern-area.js';

/** Diagonal bands of the colors in turn. */
export function stripes({ width, height, colors }: PatternArea): string {
  const { columns, w } = cellsOf(width, height, cellSize(width, height, 10));
  // A whole number of repeats crosses each edge, so that the bands continue on the other side.
  const repeats = Math.max(1, Math.round(columns / colors.length));
  const band = width / (repeats * colors.length);
  const slope = Math.max(1, Math.round(height / (band * colors.length))) * band * colors.length;
  const count = Math.ceil((width + slope) / band) + colors.length;
  const bands = Array.from({ length: count }, (_, index) => {
    const x = index * band - slope;
    const fill = colors[index % colors.length] as string;
    // Bands overlap by a little: no paper shows between them.
    return `<path fill="${fill}" d="M${round(x)} ${round(height)}L${round(x + slope)} 0h${round(band + w * 0.01)}L${round(x + band + w * 0.01)} ${round(height)}Z"/>`;
  });
  return bands.join('');
}

/** A board of the first two colors. */
export function checks({ width, height, colors }: PatternArea): string {
  const { columns, rows } = cellsOf(width, height, cellSize(width, height, 9));
  const [evenColumns, evenRows] = [columns + (columns % 2), rows + (rows % 2)];
  const [w, h] = [width / evenColumns, height / evenRows];
  const [first = '#ffffff', second = first] = colors;
  let out = rect(0, 0, width, height, first);
  for (let row = 0; row < evenRows; row += 1) {
    for (let column = row % 2; column < evenColumns; column += 2)
      out += rect(column * w, row * h, w, h, second);
  }
  return out;
}
