import type { Motif } from './motif.js';

/** How a drawing is coloured: filled areas, or lines only. */
export type Manner = 'fill' | 'line';

/** A decorative SVG; assistive technology passes it over. */
export function svg(
  width: number,
  height: number,
  content: string,
  name: string,
  manner: Manner = 'fill',
): string {
  return `<svg class="art ${name} art-${manner}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">${content}</svg>`;
}

/** A motif with its left upper corner at (x, y). */
export function place(motif: Motif, x: number, y: number, scale: number, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${round(turn)} 50 50)`;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})${rotation}">${motif.drawing}</g>`;
}

/** A motif standing on the line `y`, centred on `x`. */
export function stand(motif: Motif, x: number, y: number, scale: number): string {
  return place(motif, x - 50 * scale, y - 92 * scale, scale);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The motif at a place of an endless row of them. */
export function nth(motifs: readonly Motif[], index: number): Motif {
  return motifs[index % motifs.length] ?? { drawing: '' };
}
