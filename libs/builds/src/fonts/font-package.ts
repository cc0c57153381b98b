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
  covers: (codePoint: number) => boolean;
}

const Metadata = z.object({
  styles: z.array(z.enum(['normal', 'italic'])),
  variable: z.object({ wght: z.object({ min: z.string(), max: z.string() }) }),
});
const Ranges = z.record(z.string(), z.string());

/** A typeface as its package holds it. */
export class FontPackage {
  readonly slices: readonly FontSlice[];
  /** Value of `font-weight` of its faces. */
  readonly weights: string;

  private constructor(
    private readonly folder: string,
    name: string,
  ) {
    const { styles, variable } = Metadata.parse(this.json('metadata.json'));
    this.weights = `${variable.wght.min} ${variable.wght.max}`;
    const ranges = Object.entries(Ranges.parse(this.json('unicode.json')));
    this.slices = styles.flatMap((style) =>
      ranges.map(([subset, unicodeRange]): FontSlice => ({
        // Numbered subsets stand in brackets.
        file: `${name}-${subset.replaceAll(/[[\]]/g, '')}-wght-${style}.woff2`,
        style,
        unicodeRange,
        covers: coverageOf(unicodeRange),
      })),
    );
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

function coverageOf(unicodeRange: string): (codePoint: number) => boolean {
  const ranges = unicodeRange.split(',').map((range) => {
    const [low = '', high = low] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(low, 16), Number.parseInt(high, 16)] as const;
  });
  return (codePoint) => ranges.some(([low, high]) => codePoint >= low && codePoint <= high);
}
