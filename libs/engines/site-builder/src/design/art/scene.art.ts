import type { BusinessKind } from '../../model/vocabulary.js';
import type { Seeded } from '../seeded.js';
import { nth, place, round, stand, svg } from './drawing.js';
import { box, circle, type Motif, path } from './motif.js';

type Stage = 'table' | 'shelves' | 'hills';

const STAGES: Record<BusinessKind, Stage> = {
  food_shop: 'table',
  restaurant: 'table',
  cafe: 'table',
  beauty: 'table',
  health: 'table',
  fitness: 'hills',
  trades: 'table',
  retail: 'shelves',
  lodging: 'hills',
  professional: 'shelves',
  studio: 'shelves',
  software: 'shelves',
  education: 'shelves',
  nonprofit: 'hills',
  venue: 'hills',
  farm: 'hills',
};

/** A still life: things of the trade on a table, on shelves or on hills, before a low sun. */
export function sceneArt(kind: BusinessKind, motifs: Motif[], seeded: Seeded): string {
  const stage = { table, shelves, hills }[STAGES[kind]];
  return svg(560, 660, `<path class="ag" d="M0 0h560v660H0z"/>${stage(motifs, seeded)}`, 'art-scene');
}

function table(motifs: Motif[], seeded: Seeded): string {
  const sunX = seeded.whole(230, 330);
  return [
    sun(sunX, 290, 200),
    path('M0 486h560v174H0z', 'a3'),
    path('M0 486h560v10H0z', 'ai'),
    checks(520, seeded),
    stand(nth(motifs, 0), 270, 490, 3),
    stand(nth(motifs, 1), seeded.whole(430, 450), 552, 1.75),
    stand(nth(motifs, 2), seeded.whole(105, 130), 572, 1.5),
  ].join('');
}

function shelves(motifs: Motif[], seeded: Seeded): string {
  const order = [nth(motifs, 0), ...seeded.shuffle(motifs.slice(1))];
  const board = (y: number): string => box(40, y, 480, 14, 'ai');
  return [
    sun(280, 280, 230),
    stand(nth(order, 1), 180, 250, 1.25),
    stand(nth(order, 2), 380, 250, 1.35),
    board(250),
    stand(nth(order, 0), 210, 470, 1.9),
    stand(nth(order, 3), 420, 470, 1.4),
    board(470),
    path('M0 600h560v60H0z', 'a3'),
    stand(nth(order, 4), 140, 616, 1.2),
    stand(nth(order, 1), 300, 616, 0.95),
    stand(nth(order, 2), 440, 616, 1.1),
  ].join('');
}

function hills(motifs: Motif[], seeded: Seeded): string {
  const crest = seeded.whole(350, 400);
  return [
    sun(seeded.whole(350, 420), 230, 120),
    path(
      `M0 ${crest}C140 ${crest - 80} 260 ${crest - 60} 380 ${crest}S520 ${crest + 10} 560 ${crest - 30}V660H0z`,
      'a3',
    ),
    stand(nth(motifs, 1), 130, crest - 14, 1.2),
    stand(nth(motifs, 2), 440, crest + 24, 1.1),
    path('M0 520C120 440 300 450 420 500S520 540 560 520V660H0z', 'a2'),
    stand(nth(motifs, 0), 260, 530, 2.7),
    path('M0 590C160 540 340 560 560 600V660H0z', 'a1'),
    furrows(),
  ].join('');
}

function furrows(): string {
  const lines = [0, 1, 2].map(
    (row) =>
      `M${row * 40} ${620 + row * 14}C180 ${575 + row * 16} 360 ${590 + row * 16} 560 ${628 + row * 10}`,
  );
  return `<path class="sl thin" d="${lines.join('')}"/>`;
}

function sun(x: number, y: number, radius: number): string {
  const rings = [1, 0.82, 0.64].map(
    (share) => `<circle class="ring" cx="${x}" cy="${y}" r="${round(radius * share)}"/>`,
  );
  return `<circle class="as" cx="${x}" cy="${y}" r="${radius}"/>${rings.join('')}`;
}

/** The pattern of the cloth. */
function checks(top: number, seeded: Seeded): string {
  const isDotted = seeded.next() < 0.5;
  const parts: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      const x = column * 50 + (row % 2) * 25;
      const y = top + row * 36;
      parts.push(
        isDotted ? circle(x, y + 12, 4, 'ag') : `<path class="ag" d="M${x} ${y}l12 12-12 12-12-12z"/>`,
      );
    }
  }
  return parts.join('');
}

/** Three things on a line, for the heads of inner pages. */
export function friezeArt(motifs: Motif[], from: number): string {
  const standing = [0, 1, 2].map((index) =>
    stand(nth(motifs, from + index), 90 + index * 150, 176, index === 1 ? 1.7 : 1.2),
  );
  const rings = `<circle class="as" cx="240" cy="110" r="100"/>`;
  return svg(480, 196, `${rings}<path class="ai" d="M20 176h440v5H20z"/>${standing.join('')}`, 'art-frieze');
}

/** One thing, cut large, for places beside text. */
export function closeUpArt(motif: Motif, companion: Motif, seeded: Seeded): string {
  const x = seeded.whole(60, 110);
  return svg(
    480,
    420,
    `<path class="ag" d="M0 0h480v420H0z"/>${sun(seeded.whole(200, 300), 190, 150)}<path class="a3" d="M0 340h480v80H0z"/>${place(motif, x, 62, 3.1)}${stand(companion, 390, 388, 1.3)}`,
    'art-closeup',
  );
}
