import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { type Face, type Pairing, facesOf } from './pairings.js';
import { type FontFile, filesFor, licenseOf } from './font-files.js';

/** The typefaces of a site: files, the rules that load them, and the stacks that use them. */
export interface SiteFonts {
  files: Map<string, Uint8Array | string>;
  css: string;
}

type Subset = (
  font: Uint8Array,
  text: string,
  options: {
    targetFormat: 'woff2';
    noLayoutClosure: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  },
) => Promise<Uint8Array>;

const require = createRequire(import.meta.url);

/** Loaded at first use, since its WebAssembly takes 33 MB; it has no types. */
const subsetFont: Subset = (...args) => (require('subset-font') as Subset)(...args);

const MAX_KEPT = 300;
const kept = new LRUCache<string, Promise<Uint8Array>>({ max: MAX_KEPT });

/** The characters that a site needs. */
export interface NeededCharacters {
  /** On its pages. */
  shown: string;
  /** By its visitors, who type in the text face. */
  typed: string;
  hasItalics: boolean;
}

/** Typefaces with the needed characters and no others. The same characters give the same bytes. */
export async function siteFonts(
  pairing: Pairing,
  { shown, typed, hasItalics }: NeededCharacters,
): Promise<SiteFonts> {
  const fonts: SiteFonts = { files: new Map(), css: '' };
  for (const face of facesOf(pairing)) {
    const text = face === pairing.text ? shown + typed : shown;
    for (const file of filesFor(face, text, hasItalics)) await addFile(fonts, face, file);
    fonts.files.set(`fonts/LICENSE-${slugOf(face)}.txt`, licenseOf(face));
  }
  fonts.css += stacks(pairing);
  return fonts;
}

async function addFile(fonts: SiteFonts, face: Face, file: FontFile): Promise<void> {
  const bytes = await subsetOf(face, file);
  const parts = [
    slugOf(face),
    file.subset,
    file.weight ?? 'wght',
    ...(file.style === 'italic' ? ['italic'] : []),
  ];
  const path = `fonts/${parts.join('-')}.woff2`;
  fonts.files.set(path, bytes);
  fonts.css += faceRule(face, file, path);
}

const slugOf = ({ package: name }: Face): string => name.split('/')[1] ?? name;

function subsetOf(face: Face, { path, characters }: FontFile): Promise<Uint8Array> {
  const [min, max = min] = face.weights;
  const key = createHash('sha256').update(`${path}\0${min}\0${max}\0${characters}`).digest('hex');
  const known = kept.get(key);
  if (known) return known;
  const made = subsetFont(readFileSync(path), characters, {
    targetFormat: 'woff2',
    // Alternates that no style sheet turns on would double some typefaces.
    noLayoutClosure: true,
    ...(face.isVariable ? { variationAxes: { wght: min === max ? min : { min, max } } } : {}),
  });
  kept.set(key, made);
  return made;
}

function faceRule(face: Face, { style, weight, characters, subset }: FontFile, path: string): string {
  // One weight is used for all, so that browsers do not embolden it.
  const weights = face.weights.length === 1 ? '100 900' : (weight ?? face.weights.join(' '));
  const range = subset === 'latin' ? '' : `unicode-range:${unicodeRange(characters)};`;
  return `@font-face{font-family:"${face.family}";font-style:${style};font-weight:${weights};font-display:swap;src:url(${path}) format("woff2");${range}}\n`;
}

/** Exact, so that another file of the family is asked for the rest. */
function unicodeRange(characters: string): string {
  const codePoints = [...characters]
    .map((character) => character.codePointAt(0) ?? 0)
    .toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const codePoint of codePoints) {
    const run = runs.at(-1);
    if (run?.[1] === codePoint - 1) run[1] = codePoint;
    else runs.push([codePoint, codePoint]);
  }
  const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase();
  return runs.map(([low, high]) => (low === high ? `U+${hex(low)}` : `U+${hex(low)}-${hex(high)}`)).join(',');
}

const SYSTEM = {
  serif: 'Georgia,"Times New Roman",serif',
  'sans-serif': 'system-ui,"Segoe UI",Arial,sans-serif',
  monospace: 'ui-monospace,Menlo,Consolas,monospace',
};

function stacks({ display, text, label = text }: Pairing): string {
  const stack = ({ family, fallback }: Face): string => `"${family}",${SYSTEM[fallback]}`;
  return `:root{--font-display:${stack(display)};--font-text:${stack(text)};--font-label:${stack(label)}}\n`;
}
