import type { Seeded } from '../seeded.js';
import { nth, place, svg } from './drawing.js';
import type { Motif } from './motif.js';

/** Ground and figure of a tile. */
const PAIRS: [string, string][] = [
  ['ag', 'a1'],
  ['a3', 'ai'],
  ['a1', 'al'],
  ['ag', 'a2'],
  ['a2', 'ai'],
  ['al', 'a1'],
  ['ai', 'a3'],
];

const FIGURES = [
  'M0 0h100A100 100 0 0 1 0 100z',
  'M100 100H0A100 100 0 0 1 100 0z',
  'M0 50a50 50 0 0 1 100 0zM0 100a50 50 0 0 1 100 0z',
  'M0 0h20v100H0zM40 0h20v100H40zM80 0h20v100H80z',
  'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0z',
  'M0 0L100 100H0z',
  'M0 0h50v50H0zM50 50h50v50H50z',
  'M25 10a15 15 0 1 0 .1 0zM75 10a15 15 0 1 0 .1 0zM25 60a15 15 0 1 0 .1 0zM75 60a15 15 0 1 0 .1 0z',
  'M0 0A50 50 0 0 0 50 50A50 50 0 0 0 0 100zM100 0A50 50 0 0 0 50 50A50 50 0 0 0 100 100z',
] as const;

/** A square of tiles: geometry, and things of the trade among it, the foremost four tiles large. */
export function mosaicArt(motifs: Motif[], seeded: Seeded, columns = 5, rows = 5): string {
  const largeColumn = seeded.whole(0, columns - 2);
  const largeRow = seeded.whole(0, rows - 2);
  let drawn = 1;
  const tiles: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isUnderLarge =
        (column === largeColumn || column === largeColumn + 1) && (row === largeRow || row === largeRow + 1);
      if (isUnderLarge) continue;
      const hasMotif = (column * 2 + row * 3 + largeColumn) % 5 === 0;
      tiles.push(
        hasMotif ? motifTile(nth(motifs, drawn), column, row, drawn) : figureTile(column, row, seeded),
      );
      if (hasMotif) drawn += 1;
    }
  }
  const large = `<g transform="translate(${largeColumn * 100} ${largeRow * 100})"><path class="as" d="M0 0h200v200H0z"/>${place(nth(motifs, 0), 22, 18, 1.56)}</g>`;
  return svg(columns * 100, rows * 100, tiles.join('') + large, 'art-mosaic');
}

function motifTile(motif: Motif, column: number, row: number, drawn: number): string {
  const ground = drawn % 2 === 0 ? 'ag' : 'as';
  return `<g transform="translate(${column * 100} ${row * 100})"><path class="${ground}" d="M0 0h100v100H0z"/>${place(motif, 18, 16, 0.64)}</g>`;
}

function figureTile(column: number, row: number, seeded: Seeded): string {
  const [ground, figure] = PAIRS[seeded.whole(0, PAIRS.length - 1)] ?? ['ag', 'a1'];
  const turn = seeded.whole(0, 3) * 90;
  const rotation = turn === 0 ? '' : ` rotate(${turn} 50 50)`;
  const d = FIGURES[seeded.whole(0, FIGURES.length - 1)] ?? FIGURES[0];
  return `<g transform="translate(${column * 100} ${row * 100})${rotation}"><path class="${ground}" d="M0 0h100v100H0z"/><path class="${figure}" d="${d}"/></g>`;
}

/** Tiles of geometry alone, for what has no drawing: no picture is better than a wrong one. */
export function geometryArt(seeded: Seeded, columns: number, rows: number): string {
  const tiles = Array.from({ length: columns * rows }, (_, index) =>
    figureTile(index % columns, Math.floor(index / columns), seeded),
  );
  return svg(columns * 100, rows * 100, tiles.join(''), 'art-tile');
}

/** A band of tiles, for heads of inner pages. */
export function mosaicBandArt(motifs: Motif[], seeded: Seeded): string {
  const tiles = Array.from({ length: 10 }, (_, index) => {
    const column = index % 5;
    const row = Math.floor(index / 5);
    return index % 3 === 1
      ? motifTile(nth(motifs, index), column, row, index)
      : figureTile(column, row, seeded);
  });
  return svg(500, 200, tiles.join(''), 'art-mosaic');
}
