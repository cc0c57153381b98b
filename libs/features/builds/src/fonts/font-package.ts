import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { CatalogFont } from './font-catalog.js';

/** A file of a typeface: the characters of one subset in one style, all weights. */
export interface FontSlice {
  /** File name. */
  file: string;
  style: 'normal' | 'italic';
  /** Value of `unicode-range`. */
  unicodeRange: string;
}

const Metadata = z.object({
  styles: z.array(z.enum(['normal', 'italic'])),
  variable: z.object({ wght: z.object({ min: z.string(), max: z.string() }) }),
});
const Ranges = z.record(z.string(), z.string());

/** A typeface of an npm package. */
export class FontPackage {
  private readonly slices: ReadonlyMap<number, readonly FontSlice[]>;
  /** Value of `font-weight` of its faces. */
  readonly weights: string;

  private constructor(
    private readonly folder: string,
    name: string,
  ) {
    const { styles, variable } = Metadata.parse(this.json('metadata.json'));
    this.weights = `${variable.wght.min} ${variable.wght.max}`;
    const ranges = Object.entries(Ranges.parse(this.json('unicode.json')));
    const slices = styles.flatMap((style) =>
      ranges.map(([subset, unicodeRange]): FontSlice => ({
        // Numbered subsets are written in brackets.
        file: `${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-${style}.woff2`,
        style,
        unicodeRange,
      })),
    );
    this.slices = byCodePoint(slices);
  }

  private static readonly opened = new Map<string, FontPackage>();

  static open({ name }: CatalogFont): FontPackage {
    const opened = FontPackage.opened.get(name);
    if (opened) return opened;
    const main = createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/package.json`);
    const made = new FontPackage(dirname(main), name);
    FontPackage.opened.set(name, made);
    return made;
  }

  /** The files for a character, one per style; none if the typeface lacks it. */
  slicesWith(codePoint: number): readonly FontSlice[] {
    return this.slices.get(codePoint) ?? [];
  }

  read({ file }: FontSlice): Uint8Array {
    return readFileSync(join(this.folder, 'files', file));
  }

  license(): string {
    return readFileSync(join(this.folder, 'LICENSE'), 'utf8');
  }

  private json(file: string): unknown {
    return JSON.parse(readFileSync(join(this.folder, file), 'utf8'));
  }
}

/** Subsets overlap, and a browser uses the last one with the character. */
function byCodePoint(slices: readonly FontSlice[]): Map<number, FontSlice[]> {
  const found = new Map<number, FontSlice[]>();
  for (const slice of slices) {
    for (const [low, high] of rangesOf(slice.unicodeRange)) {
      for (let codePoint = low; codePoint <= high; codePoint += 1) {
        const others = (found.get(codePoint) ?? []).filter(({ style }) => style !== slice.style);
        found.set(codePoint, [...others, slice]);
      }
    }
  }
  return found;
}

const rangesOf = (unicodeRange: string): [number, number][] =>
  unicodeRange.split(',').map((range) => {
    const [low = '', high = low] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(low, 16), Number.parseInt(high, 16)];
  });
