import type { Seeded } from '../seeded.js';
import { nth, place, svg } from './drawing.js';
import type { Motif } from './motif.js';

/** One thing drawn in thin lines on an oval, like a plate in an old book. */
export function plateArt(motifs: Motif[], seeded: Seeded): string {
  const isOval = seeded.next() < 0.5;
  const frame = isOval
    ? '<ellipse class="ag" cx="260" cy="330" rx="214" ry="284"/><ellipse class="hair" cx="260" cy="330" rx="232" ry="302"/><ellipse class="hair" cx="260" cy="330" rx="240" ry="310"/>'
    : '<path class="ag" d="M46 624V260a214 214 0 0 1 428 0v364z"/><path class="hair" d="M28 642V260a232 232 0 0 1 464 0v382zM20 650V260a240 240 0 0 1 480 0v390z"/>';
  return svg(
    520,
    660,
    `${frame}${place(nth(motifs, 0), 115, 150, 2.9)}${flourish(260, 492)}${place(nth(motifs, 1), 140, 516, 0.62)}${place(nth(motifs, 2), 229, 516, 0.62)}${place(nth(motifs, 3), 318, 516, 0.62)}`,
    'art-plate',
    'line',
  );
}

/** A rule with a lozenge, the printer's old way to close a paragraph. */
export function flourish(x: number, y: number): string {
  return `<path class="hair" d="M${x - 120} ${y}h104M${x + 16} ${y}h104M${x} ${y - 8}l8 8-8 8-8-8z"/>`;
}

/** The small plate above the title of an inner page. */
export function vignetteArt(motif: Motif): string {
  return svg(
    360,
    150,
    `<path class="hair" d="M0 76h110M250 76h110"/><ellipse class="ag" cx="180" cy="76" rx="62" ry="70"/><ellipse class="hair" cx="180" cy="76" rx="68" ry="74"/>${place(motif, 133, 26, 0.95)}`,
    'art-vignette',
    'line',
  );
}
