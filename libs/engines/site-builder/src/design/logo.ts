import type { Site } from '../model/site.js';
import type { Tone } from '../model/vocabulary.js';
import { motifsOf } from './art/motif-choice.js';
import { letterOf } from './letters.js';
import { paletteOf, type Scheme } from './palette.js';
import { Seeded } from './seeded.js';
import { typographyOf } from './typography.js';

/** Ground of a mark on a field of 64 × 64, by tone, and the stroke of its letter. */
const GROUNDS: Record<
  Tone,
  { shapes: [string, ...string[]]; stroke: number; cap: 'round' | 'butt' | 'square' }
> = {
  warm: {
    shapes: [
      'M32 0a32 32 0 1 0 .1 0z',
      'M2 64V32a30 30 0 0 1 60 0v32z',
      'M32 0C52 0 64 12 64 32S52 64 32 64 0 52 0 32 12 0 32 0z',
    ],
    stroke: 9,
    cap: 'round',
  },
  plain: {
    shapes: [
      'M4 0h56a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z',
      'M0 0h32a32 32 0 0 1 32 32v32H0z',
    ],
    stroke: 13,
    cap: 'butt',
  },
  playful: {
    shapes: [
      'M34 1c18-2 31 12 29 31S52 64 32 63 0 50 1 32 14 3 34 1z',
      'M32 0c9 0 11 7 18 9s14 9 14 18-5 12-6 20-10 17-22 17-15-5-22-8S0 44 0 34s4-13 8-20S20 0 32 0z',
    ],
    stroke: 15,
    cap: 'round',
  },
  elegant: {
    shapes: ['M32 0C46 0 56 14 56 32S46 64 32 64 8 50 8 32 18 0 32 0z', 'M32 0a32 32 0 1 0 .1 0z'],
    stroke: 5,
    cap: 'butt',
  },
  bold: { shapes: ['M0 0h64v64H0z', 'M0 0h64v40L40 64H0z', 'M12 0h52v64H0V12z'], stroke: 18, cap: 'butt' },
  technical: {
    shapes: [
      'M12 0h40a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12H12A12 12 0 0 1 0 52V12A12 12 0 0 1 12 0z',
      'M16 0h48v48L48 64H0V16z',
    ],
    stroke: 10,
    cap: 'square',
  },
};

type MarkSite = Pick<Site, 'name' | 'kind' | 'app' | 'tone' | 'tagline' | 'items'>;

/**
 * Content of the mark, 64 × 64: a ground of the tone with either the monogram or the foremost motif. The name decides,
 * and names in scripts without strokes here take the motif.
 */
export function markContent(site: MarkSite): string {
  const seeded = new Seeded(`mark:${site.name}`);
  const { shapes, stroke, cap } = GROUNDS[site.tone];
  const ground = `<path class="mk" d="${seeded.pick(shapes)}"/>`;
  const letter = letterOf(site.name);
  const isMonogram = letter !== null && seeded.next() < 0.5;
  if (isMonogram) {
    const dot = site.tone === 'elegant' ? '' : '<circle class="md" cx="51" cy="51" r="4.5"/>';
    return `${ground}<path class="ml" transform="translate(14.5 14) scale(.35)" stroke-width="${stroke}" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}" d="${letter}"/>${dot}`;
  }
  const [motif] = motifsOf(site);
  return `${ground}<g class="mm" transform="translate(9 7.5) scale(.46)">${motif?.drawing ?? ''}</g>`;
}

/** The mark for a page: coloured by the site's style sheet, hidden from assistive technology (the name stands beside). */
export function markInline(site: MarkSite): string {
  return `<svg class="mark" viewBox="0 0 64 64" width="44" height="44" aria-hidden="true" focusable="false">${markContent(site)}</svg>`;
}

/** The mark as a file of its own, legible in both appearances. */
export function markFile(site: Site): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${fileStyle(site)}${markContent(site)}</svg>\n`;
}

/** Mark and name side by side as a file of its own. `nameText` is the name, escaped for XML. */
export function logoFile(site: Site, nameText: string): string {
  const typography = typographyOf(site.tone, site.language);
  const wide = [...site.name].reduce(
    (width, character) => width + (character.charCodeAt(0) > 0x2e7f ? 40 : 23),
    0,
  );
  const name = `<text class="mt" x="82" y="45" font-family="${typography.head.replaceAll('"', "'")}" font-weight="${typography.headWeight}" font-size="38">${nameText}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${96 + wide} 64" role="img" aria-label="${nameText}">${fileStyle(site)}${markContent(site)}${name}</svg>\n`;
}

function fileStyle(site: Site): string {
  const { light, dark } = paletteOf(site);
  const darkRules = `@media (prefers-color-scheme:dark){${markRules(dark)}}`;
  return site.isDark ? `<style>${markRules(dark)}</style>` : `<style>${markRules(light)}${darkRules}</style>`;
}

function markRules(scheme: Scheme): string {
  const ground = scheme.accent;
  const figure = scheme['accent-text'];
  return [
    `.mk{fill:${ground}}.md{fill:${figure}}.mt{fill:${scheme.text}}.ml{fill:none;stroke:${figure}}`,
    `.mm .a1,.mm .ai{fill:${figure}}.mm .a2,.mm .a3{fill:${figure};opacity:.72}.mm .al,.mm .ag{fill:${ground}}`,
    `.mm .s1,.mm .s2,.mm .si,.mm .sl{fill:none;stroke:${figure};stroke-width:5;stroke-linecap:round;stroke-linejoin:round}.mm .sl{stroke:${ground}}`,
  ].join('');
}
