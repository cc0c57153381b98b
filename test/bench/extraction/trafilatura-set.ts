import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnnotatedPage, type Half, type Score, halfOf } from './annotated-page.js';
import { decodePage } from './decode-page.js';

interface Annotation {
  file: string;
  with: string[];
  without: string[];
}

/** The pages of adbar/trafilatura: each with snippets that belong to its text and snippets that do not. */
export class TrafilaturaSet {
  private readonly annotations: Record<string, Annotation>;

  constructor(private readonly folder: string) {
    const path = join(folder, 'tests', 'evaldata.json');
    this.annotations = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Annotation>;
  }

  static isAt(folder: string): boolean {
    return ['evaldata.json', 'cache', 'eval'].every((name) => existsSync(join(folder, 'tests', name)));
  }

  pages(): AnnotatedPage[] {
    return Object.entries(this.annotations).map(([id, { file }]) => {
      const paths = ['cache', 'eval'].map((place) => join(this.folder, 'tests', place, file));
      const path = paths.find((candidate) => existsSync(candidate));
      if (path === undefined) throw new Error(`${file} of the data set is missing`);
      return {
        id,
        url: URL.canParse(id) ? id : 'https://page.invalid/',
        html: decodePage(readFileSync(path)),
      };
    });
  }

  /**
   * The rule of tests/eval_common.py (`count_item`, `ConfusionMatrix`): with whitespace normalized, each snippet of
   * `with` in the text is a true positive, each missing one a false negative; each of `without` in the text is a false
   * positive. Counts are summed over all pages before the ratios are calculated.
   */
  score(texts: ReadonlyMap<string, string>, half?: Half): Score {
    let [found, lacking, wrong] = [0, 0, 0];
    for (const [id, written] of texts) {
      const annotation = this.annotations[id];
      if (!annotation || (half !== undefined && halfOf(id) !== half)) continue;
      const text = normal(written);
      const held = annotation.with.filter((snippet) => text.includes(normal(snippet))).length;
      found += held;
      lacking += annotation.with.length - held;
      wrong += annotation.without.filter((snippet) => text.includes(normal(snippet))).length;
    }
    return {
      f1: (2 * found) / (2 * found + wrong + lacking),
      precision: found / (found + wrong),
      recall: found / (found + lacking),
    };
  }
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
