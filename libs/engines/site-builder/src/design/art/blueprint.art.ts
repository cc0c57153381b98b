import type { Seeded } from '../seeded.js';
import { nth, place, svg } from './drawing.js';
import type { Motif } from './motif.js';

/** A technical drawing: the thing in lines on a grid, with dimensions, and its parts in a column beside it. */
export function blueprintArt(motifs: Motif[], seeded: Seeded): string {
  const parts = [1, 2, 3].map(
    (index) =>
      `<rect class="cell" x="500" y="${30 + (index - 1) * 156}" width="150" height="140" rx="6"/>${place(nth(motifs, index), 530, 52 + (index - 1) * 156, 0.92)}`,
  );
  return svg(
    680,
    520,
    `<rect class="cell" x="20" y="30" width="456" height="452" rx="6"/>${grid(20, 30, 456, 452, 24)}${crosshair(seeded.whole(90, 130), seeded.whole(90, 120))}${place(nth(motifs, 0), 98, 84, 3)}${dimensions()}${parts.join('')}<path class="hair" d="M476 ${seeded.whole(100, 180)}h24M476 256h24M476 410h24"/>`,
    'art-blueprint',
    'line',
  );
}

/** The parts in a row, for heads of inner pages. */
export function blueprintBandArt(motifs: Motif[], from: number): string {
  const parts = [0, 1, 2].map(
    (index) =>
      `<rect class="cell" x="${10 + index * 160}" y="10" width="140" height="140" rx="6"/>${place(nth(motifs, from + index), 38 + index * 160, 36, 0.86)}`,
  );
  return svg(
    480,
    160,
    `${parts.join('')}<path class="hair" d="M150 80h20M310 80h20"/>`,
    'art-blueprint',
    'line',
  );
}

/** Lines every `step` inside a frame. */
export function grid(x: number, y: number, width: number, height: number, step: number): string {
  let d = '';
  for (let at = x + step; at < x + width; at += step) d += `M${at} ${y}v${height}`;
  for (let at = y + step; at < y + height; at += step) d += `M${x} ${at}h${width}`;
  return `<path class="gridline" d="${d}"/>`;
}

function crosshair(x: number, y: number): string {
  return `<circle class="hair" cx="${x}" cy="${y}" r="16"/><path class="hair" d="M${x - 26} ${y}h52M${x} ${y - 26}v52"/>`;
}

function dimensions(): string {
  return '<path class="hair" d="M98 412h300M98 402v20M398 402v20M440 84v276M430 84h20M430 360h20"/><path class="ai" d="M98 412l12-4v8zM398 412l-12-4v8zM440 84l-4 12h8zM440 360l-4-12h8z"/>';
}
