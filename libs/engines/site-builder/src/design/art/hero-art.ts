import type { Site } from '../../model/site.js';
import type { BusinessKind, Tone } from '../../model/vocabulary.js';
import { Seeded } from '../seeded.js';
import { blueprintArt, blueprintBandArt } from './blueprint.art.js';
import { nth } from './drawing.js';
import { mosaicArt, mosaicBandArt } from './mosaic.art.js';
import type { Motif } from './motif.js';
import { motifsOf } from './motif-choice.js';
import { plateArt, vignetteArt } from './plate.art.js';
import { posterArt, posterBandArt } from './poster.art.js';
import { scatterArt, scatterBandArt } from './scatter.art.js';
import { friezeArt, sceneArt } from './scene.art.js';

const LARGE: Record<Tone, (motifs: Motif[], seeded: Seeded, kind: BusinessKind) => string> = {
  warm: (motifs, seeded, kind) => sceneArt(kind, motifs, seeded),
  plain: (motifs, seeded) => mosaicArt(motifs, seeded),
  playful: scatterArt,
  elegant: plateArt,
  bold: posterArt,
  technical: blueprintArt,
};

/** From which motif on an inner page shows them. */
const anyOf = (motifs: Motif[], seeded: Seeded): number => seeded.whole(0, motifs.length - 1);

const SMALL: Record<Tone, (motifs: Motif[], seeded: Seeded) => string> = {
  warm: (motifs, seeded) => friezeArt(motifs, anyOf(motifs, seeded)),
  plain: mosaicBandArt,
  playful: (motifs, seeded) => scatterBandArt(motifs, anyOf(motifs, seeded), seeded),
  elegant: (motifs, seeded) => vignetteArt(nth(motifs, anyOf(motifs, seeded))),
  bold: (motifs, seeded) => posterBandArt(motifs, anyOf(motifs, seeded)),
  technical: (motifs, seeded) => blueprintBandArt(motifs, anyOf(motifs, seeded)),
};

/** The large picture of the home page (`large`), or the smaller one that heads another page; decorative. */
export function heroArt(site: Site, slug: string, size: 'large' | 'small'): string {
  const motifs = motifsOf(site);
  const seeded = new Seeded(`art:${site.name}:${slug}`);
  return size === 'large' ? LARGE[site.tone](motifs, seeded, site.kind) : SMALL[site.tone](motifs, seeded);
}
