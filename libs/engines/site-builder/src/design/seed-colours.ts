import { converter, type Oklch } from 'culori';
import type { Site } from '../model/site.js';
import type { BusinessKind, Tone } from '../model/vocabulary.js';
import { Seeded } from './seeded.js';

/** Colours that people expect of a trade; the name chooses among them, so that two bakeries differ. */
const BY_KIND: Record<BusinessKind, [string, string, string]> = {
  food_shop: ['#a8481f', '#8a5a1c', '#9b2f3f'],
  restaurant: ['#9c2f2a', '#3f5a36', '#7a3b52'],
  cafe: ['#6f4a2f', '#2f6258', '#b0562f'],
  beauty: ['#a13d63', '#8c5a4a', '#6a4a8a'],
  health: ['#0f6e78', '#2a6496', '#3d7350'],
  fitness: ['#d1431f', '#1f5fd1', '#3d7a12'],
  trades: ['#1f5d99', '#c2561a', '#2f6b4a'],
  retail: ['#35618c', '#a33f5c', '#46702f'],
  lodging: ['#2f6650', '#9a5a2c', '#2e5f80'],
  professional: ['#2b4c7e', '#245c57', '#5a3f73'],
  studio: ['#c0412f', '#3b4bc4', '#17756a'],
  software: ['#4353d6', '#0b7a75', '#7a3fd1'],
  education: ['#2961a8', '#b0561c', '#3a7040'],
  nonprofit: ['#2c7350', '#b54a2a', '#22669c'],
  venue: ['#7c2fa0', '#b32b54', '#225fae'],
  farm: ['#55702a', '#8f5a1f', '#2f6b45'],
};

/** Lightness added and chroma multiplied by tone. */
const BY_TONE: Record<Tone, [number, number]> = {
  warm: [0, 1],
  plain: [0, 0.95],
  playful: [0.06, 1.2],
  elegant: [-0.06, 0.62],
  bold: [0.04, 1.3],
  technical: [0, 1],
};

/** The main colour of a site that asked for none. */
export function seedColours(site: Pick<Site, 'name' | 'kind' | 'tone'>): Oklch {
  const hex = new Seeded(`colour:${site.name}`).pick(BY_KIND[site.kind]);
  const colour = converter('oklch')(hex) ?? { mode: 'oklch' as const, l: 0.5, c: 0.1, h: 250 };
  const [lighter, stronger] = BY_TONE[site.tone];
  return { ...colour, l: colour.l + lighter, c: colour.c * stronger };
}
