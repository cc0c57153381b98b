import type { Seeded } from '../seeded.js';
import { nth, place, round, svg } from './drawing.js';
import type { Motif } from './motif.js';

/** One thing, as large as it goes, before a disc and a raster. */
export function posterArt(motifs: Motif[], seeded: Seeded): string {
  const turn = seeded.whole(-12, 12);
  const hasRays = seeded.next() < 0.5;
  return svg(
    640,
    640,
    `${hasRays ? rays(320, 320) : raster(seeded)}<circle class="al" cx="320" cy="320" r="236"/><circle class="a2" cx="320" cy="320" r="206"/>${place(nth(motifs, 0), 70, 62, 5, turn)}`,
    'art-poster',
  );
}

/** Three discs in a row, for heads of inner pages. */
export function posterBandArt(motifs: Motif[], from: number): string {
  const discs = [0, 1, 2].map(
    (index) =>
      `<circle class="${index === 1 ? 'a2' : 'al'}" cx="${90 + index * 150}" cy="100" r="86"/>${place(nth(motifs, from + index), 28 + index * 150, 36, 1.24)}`,
  );
  return svg(480, 200, discs.join(''), 'art-poster');
}

function rays(x: number, y: number): string {
  const count = 18;
  const wedges = Array.from({ length: count }, (_, index) => {
    const from = ((index * 2) / (count * 2)) * Math.PI * 2;
    const to = ((index * 2 + 1) / (count * 2)) * Math.PI * 2;
    const reach = 1400;
    return `M${x} ${y}L${round(x + Math.cos(from) * reach)} ${round(y + Math.sin(from) * reach)} ${round(x + Math.cos(to) * reach)} ${round(y + Math.sin(to) * reach)}z`;
  });
  return `<path class="shade" d="${wedges.join('')}"/>`;
}

function raster(seeded: Seeded): string {
  const dots: string[] = [];
  const isRising = seeded.next() < 0.5;
  for (let row = 0; row < 16; row += 1) {
    for (let column = 0; column < 16; column += 1) {
      const share = (isRising ? column + (15 - row) : column + row) / 30;
      const radius = round(2 + share * 15);
      dots.push(
        `M${column * 42 - radius} ${row * 42 + 4}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`,
      );
    }
  }
  return `<path class="shade" d="${dots.join('')}"/>`;
}
