import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Face } from './pairings.js';

/** A file of a typeface with the characters of a text that it has. */
export interface FontFile {
  path: string;
  characters: string;
  style: 'normal' | 'italic';
  weight: number | null;
  subset: string;
}

const require = createRequire(import.meta.url);
const Ranges = z.record(z.string(), z.string());

const folderOf = (face: Face): string => dirname(require.resolve(`${face.package}/package.json`));

/** The files of a typeface that a text needs. */
export function filesFor(face: Face, text: string, withItalics: boolean): FontFile[] {
  const styles = face.hasItalics && withItalics ? (['normal', 'italic'] as const) : (['normal'] as const);
  const weights = face.isVariable ? [null] : face.weights;
  const folder = folderOf(face);
  const name = face.package.split('/')[1] ?? '';
  return charactersBySubset(face, text).flatMap(([subset, characters]) =>
    styles.flatMap((style) =>
      weights.flatMap((weight): FontFile[] => {
        const path = join(folder, 'files', `${name}-${subset}-${weight ?? 'wght'}-${style}.woff2`);
        return existsSync(path) ? [{ path, characters, style, weight, subset }] : [];
      }),
    ),
  );
}

/** The license, which is shipped with the files. */
export const licenseOf = (face: Face): string => readFileSync(join(folderOf(face), 'LICENSE'), 'utf8');

function charactersBySubset(face: Face, text: string): [subset: string, characters: string][] {
  const found = new Map<string, string[]>();
  for (const character of [...new Set(text)].toSorted()) {
    const subset = subsetOf(face, character.codePointAt(0) ?? 0);
    if (subset !== null) found.set(subset, [...(found.get(subset) ?? []), character]);
  }
  return [...found].map(([subset, characters]) => [subset, characters.join('')]);
}

const subsets = new Map<string, [subset: string, ranges: [number, number][]][]>();

/** Latin first: subsets overlap in punctuation. Numbered parts of Japanese are read from the one file with all of it. */
function subsetOf(face: Face, codePoint: number): string | null {
  const known = subsets.get(face.package) ?? readSubsets(face);
  subsets.set(face.package, known);
  const found = known.find(([, ranges]) =>
    ranges.some(([low, high]) => codePoint >= low && codePoint <= high),
  );
  return found?.[0] ?? null;
}

function readSubsets(face: Face): [string, [number, number][]][] {
  const path = join(folderOf(face), 'unicode.json');
  const listed = Object.entries(Ranges.parse(JSON.parse(readFileSync(path, 'utf8'))));
  return listed
    .map(([subset, ranges]): [string, [number, number][]] => [
      subset.startsWith('[') ? 'japanese' : subset,
      ranges.split(',').map(rangeOf),
    ])
    .toSorted(([a], [b]) => orderOf(a) - orderOf(b));
}

const orderOf = (subset: string): number => ['latin', 'latin-ext'].indexOf(subset) + 1 || 3;

function rangeOf(text: string): [number, number] {
  const [low = '', high = low] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(low, 16), Number.parseInt(high, 16)];
}
