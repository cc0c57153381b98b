import type { Seeded } from '../seeded.js';
import { nth, place, round, svg } from './drawing.js';
import type { Motif } from './motif.js';

/** Places of a loose bunch: the middle one large, the others round it. */
const PLACES = [
  { x: 190, y: 160, scale: 2.5 },
  { x: 30, y: 60, scale: 1.35 },
  { x: 450, y: 60, scale: 1.3 },
  { x: 50, y: 390, scale: 1.35 },
  { x: 440, y: 400, scale: 1.45 },
];

/** Things thrown into the air over soft shapes. */
export function scatterArt(motifs: Motif[], seeded: Seeded): string {
  const thrown = PLACES.map(({ x, y, scale }, index) => {
    const turn = index === 0 ? seeded.whole(-8, 8) : seeded.whole(-20, 20);
    const jitter = index === 0 ? 0 : 14;
    return place(
      nth(motifs, index),
      x + seeded.whole(-jitter, jitter),
      y + seeded.whole(-jitter, jitter),
      scale,
      turn,
    );
  });
  return svg(
    640,
    600,
    `${blob(330, 310, 270, 'ag', seeded)}${blob(300, 290, 180, 'as', seeded)}${confetti(seeded)}${thrown.join('')}`,
    'art-scatter',
  );
}

/** A smaller bunch, for heads of inner pages. */
export function scatterBandArt(motifs: Motif[], from: number, seeded: Seeded): string {
  const thrown = [0, 1, 2].map((index) =>
    place(
      nth(motifs, from + index),
      20 + index * 155,
      index === 1 ? 22 : 56,
      index === 1 ? 1.6 : 1.15,
      seeded.whole(-14, 14),
    ),
  );
  return svg(480, 220, blob(240, 112, 108, 'ag', seeded) + thrown.join(''), 'art-scatter');
}

/** A closed soft curve about a centre. */
export function blob(x: number, y: number, radius: number, role: string, seeded: Seeded): string {
  const corners = 7;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = radius * (0.82 + seeded.next() * 0.18);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  const at = (index: number): { x: number; y: number } => points[(index + corners) % corners] ?? { x, y };
  // Catmull-Rom through the corners, as cubic curves.
  const curves = points.map((from, index) => {
    const before = at(index - 1);
    const to = at(index + 1);
    const after = at(index + 2);
    return `C${round(from.x + (to.x - before.x) / 5)} ${round(from.y + (to.y - before.y) / 5)} ${round(to.x - (after.x - from.x) / 5)} ${round(to.y - (after.y - from.y) / 5)} ${round(to.x)} ${round(to.y)}`;
  });
  const start = at(0);
  return `<path class="${role}" d="M${round(start.x)} ${round(start.y)}${curves.join('')}z"/>`;
}

function confetti(seeded: Seeded): string {
  const roles = ['a1', 'a2', 'a3', 'ai'] as const;
  return Array.from({ length: 26 }, (_, index) => {
    const angle = seeded.next() * Math.PI * 2;
    const reach = 200 + seeded.next() * 110;
    const x = round(320 + Math.cos(angle) * reach);
    const y = round(300 + Math.sin(angle) * reach * 0.92);
    const role = roles[index % roles.length] ?? 'a1';
    if (index % 3 === 0) return `<circle class="${role}" cx="${x}" cy="${y}" r="${seeded.whole(5, 9)}"/>`;
    if (index % 3 === 1) return `<path class="${role}" d="M${x} ${y}l14 5-10 11z"/>`;
    return `<path class="s${index % 2 === 0 ? '1' : '2'}" d="M${x} ${y}q6-12 12 0t12 0"/>`;
  }).join('');
}
