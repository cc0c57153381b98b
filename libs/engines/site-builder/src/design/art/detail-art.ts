import type { Site } from '../../model/site.js';
import type { Tone } from '../../model/vocabulary.js';
import { letterOf } from '../letters.js';
import { Seeded } from '../seeded.js';
import { grid } from './blueprint.art.js';
import { nth, place, svg } from './drawing.js';
import { geometryArt, mosaicArt } from './mosaic.art.js';
import { circle, type Motif } from './motif.js';
import { motifsFor, motifsOf } from './motif-choice.js';
import { blob } from './scatter.art.js';
import { closeUpArt } from './scene.art.js';

const LINE_TONES = new Set<Tone>(['elegant', 'technical']);

/** A picture to stand beside text. */
export function detailArt(site: Site, id: string): string {
  const motifs = motifsOf(site);
  const seeded = new Seeded(`detail:${site.name}:${id}`);
  const index = seeded.whole(0, motifs.length - 1);
  if (site.tone === 'plain') return mosaicArt(motifs.slice(index), seeded, 4, 3);
  if (site.tone === 'warm') return closeUpArt(nth(motifs, index), nth(motifs, index + 1), seeded);
  return tile(site, nth(motifs, index), seeded, 480, 420);
}

/** The picture of one offer: what its name says where the library has it, else geometry. */
export function itemArt(site: Site, name: string): string {
  const seeded = new Seeded(`item:${site.name}:${name}`);
  const [own] = motifsFor(name);
  return own ? tile(site, own, seeded, 360, 240) : geometryArt(seeded, 3, 2);
}

/** A picture of a gallery; neighbours differ. */
export function galleryArt(site: Site, seed: string, index: number): string {
  const seeded = new Seeded(`gallery:${site.name}:${seed}`);
  const motifs = motifsOf(site);
  const [own] = motifsFor(seed);
  return tile(site, own ?? nth(motifs, index), seeded, 400, index % 3 === 0 ? 480 : 360);
}

/** A badge with the initials of a person. */
export function portraitArt(site: Site, name: string): string {
  const seeded = new Seeded(`portrait:${name}`);
  const initials = name
    .split(/\s+/u)
    .map((word) => letterOf(word))
    .filter((letter) => letter !== null);
  const [first = null, last = null] = initials.length > 2 ? [initials[0], initials.at(-1)] : initials;
  const ground =
    site.tone === 'playful'
      ? blob(100, 100, 98, seeded.pick(['ag', 'a3']), seeded)
      : '<path class="ag" d="M0 0h200v200H0z"/>';
  const strokes =
    first === null
      ? place(nth(motifsOf(site), 0), 45, 40, 1.1)
      : last === null
        ? `<path class="letter" transform="translate(52 52) scale(.96)" d="${first}"/>`
        : `<path class="letter" transform="translate(26 60) scale(.8)" d="${first}"/><path class="letter" transform="translate(94 60) scale(.8)" d="${last}"/>`;
  return svg(200, 200, `${ground}${strokes}`, 'art-portrait');
}

/** Large quiet shapes behind a call. */
export function bandArt(site: Site, id: string): string {
  const seeded = new Seeded(`band:${site.name}:${id}`);
  const motifs = motifsOf(site);
  const motif = nth(motifs, seeded.whole(0, motifs.length - 1));
  return svg(
    420,
    420,
    `<circle class="shade" cx="210" cy="210" r="208"/><circle class="shade" cx="210" cy="210" r="150"/>${place(motif, 85, 78, 2.5, seeded.whole(-10, 10))}`,
    'art-band',
    'line',
  );
}

function tile(site: Site, motif: Motif, seeded: Seeded, width: number, height: number): string {
  const isLine = LINE_TONES.has(site.tone);
  const ground = seeded.pick(['ag', 'ag', 'a3', 'as']);
  const scale = (Math.min(width, height) / 100) * 0.66;
  const x = (width - 100 * scale) / 2;
  const y = (height - 104 * scale) / 2;
  const turn = site.tone === 'playful' ? seeded.whole(-12, 12) : 0;
  return svg(
    width,
    height,
    `<path class="${isLine ? 'ag' : ground}" d="M0 0h${width}v${height}H0z"/>${BACKDROPS[site.tone](width, height, seeded)}${place(motif, x, y, scale, turn)}`,
    'art-tile',
    isLine ? 'line' : 'fill',
  );
}

const BACKDROPS: Record<Tone, (width: number, height: number, seeded: Seeded) => string> = {
  playful: (width, height, seeded) =>
    blob(width / 2, height / 2, Math.min(width, height) * 0.47, 'as', seeded),
  bold: (width, height, seeded) =>
    seeded.next() < 0.5
      ? `<path class="a2" d="M0 ${height}L${width} 0v${height}z"/>`
      : circle(width / 2, height / 2, Math.min(width, height) * 0.42, 'a2'),
  elegant: (width, height) =>
    `<ellipse class="hair" cx="${width / 2}" cy="${height / 2}" rx="${Math.min(width, height) * 0.4}" ry="${Math.min(width, height) * 0.46}"/>`,
  technical: (width, height) => grid(0, 0, width, height, 30),
  plain: (width, height, seeded) =>
    seeded.pick([
      `<path class="as" d="M0 ${height}A${height} ${height} 0 0 1 ${height} 0H0z"/>`,
      `<path class="as" d="M0 ${height / 2}h${width}v${height / 2}H0z"/>`,
      `<circle class="as" cx="${width / 2}" cy="${height / 2}" r="${Math.min(width, height) * 0.44}"/>`,
    ]),
  warm: (width, height, seeded) =>
    `<circle class="as" cx="${width / 2 + seeded.whole(-30, 30)}" cy="${height / 2}" r="${Math.min(width, height) * 0.42}"/><path class="a2 tint" d="M0 ${height * 0.82}h${width}v${height * 0.18}H0z"/>`,
};
