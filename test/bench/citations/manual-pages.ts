import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../compiled.js';
import { pagesBelow } from '../local-index/corpus.js';
import { pageText } from '../local-index/page-text.js';

const { sentencesOf } = await compiled<typeof import('@capstan/text-analysis')>(
  'libs/engines/text-analysis/src/index.js',
);

/** A page with its prose sentences. */
export interface ManualPage {
  page: string;
  text: string;
  sentences: string[];
}

/** The check was tuned on one half of the manuals; the other half validates it. */
export type Half = 'tuned' | 'held out';

/** A manual and some of its pages. */
export interface Manual {
  name: string;
  half: Half;
  pages: ManualPage[];
}

const MIN_SENTENCES = 8;
/** Whole sentences of words: no headings, code or lists of links. */
const PROSE = /^\p{Lu}[^\n{}<>=|\\]{40,300}[.!?]$/u;
const MIN_WORDS = 8;

/** The reason why there is nothing to measure; undefined if there is something. */
export function missingProse(folder: string | undefined): string | undefined {
  if (folder === undefined) return 'Point --manuals at a folder of manuals: test/bench/local-index/README.md';
  return existsSync(folder) ? undefined : `${folder} is not there`;
}

/**
 * This number of prose pages of every manual, evenly distributed over its pages; manuals alternate between the halves.
 */
export async function manualsBelow(folder: string, pagesPerManual: number): Promise<Manual[]> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const manuals: Manual[] = [];
  for (const name of names) {
    const pages = await prosePages(join(folder, name), pagesPerManual);
    if (pages.length < 2) continue;
    manuals.push({ name, half: manuals.length % 2 === 0 ? 'tuned' : 'held out', pages });
  }
  return manuals;
}

async function prosePages(folder: string, wanted: number): Promise<ManualPage[]> {
  const all = pagesBelow(folder);
  const pages: ManualPage[] = [];
  // Neighboring pages are similar: every pass takes pages from the whole list.
  const step = Math.max(1, Math.floor(all.length / wanted));
  for (let offset = 0; offset < step && pages.length < wanted; offset += 1) {
    for (let at = offset; at < all.length && pages.length < wanted; at += step) {
      const page = all[at];
      if (page === undefined) continue;
      const { body } = await pageText(folder, page);
      const sentences = [...new Set(sentencesOf(body).filter(isProse))];
      if (sentences.length >= MIN_SENTENCES) pages.push({ page, text: body, sentences });
    }
  }
  return pages;
}

function isProse(sentence: string): boolean {
  if (!PROSE.test(sentence)) return false;
  const letters = sentence.match(/[\p{L} ]/gu)?.length ?? 0;
  return sentence.split(' ').length >= MIN_WORDS && letters / sentence.length > 0.85;
}
