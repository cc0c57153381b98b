import { type Dirent, copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Question } from './question.js';

/** HTML pages below a folder as sorted relative paths; links are not followed. */
export function pagesBelow(folder: string, prefix = ''): string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.toSorted(byName).flatMap((entry) => {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) return pagesBelow(folder, path);
    return entry.isFile() && /\.html?$/i.test(entry.name) ? [path] : [];
  });
}

const byName = (one: Dirent, other: Dirent): number => (one.name < other.name ? -1 : 1);

/** A subset of the pages: those that answer questions, and others evenly from the rest. */
export function corpusOf(pages: readonly string[], questions: readonly Question[], size: number): string[] {
  const answers = pages.filter((page) => questions.some((question) => question.isAnsweredBy(page)));
  const chosen = new Set(answers);
  const others = pages.filter((page) => !chosen.has(page));
  const wanted = Math.min(others.length, Math.max(0, size - answers.length));
  for (let n = 0; n < wanted; n += 1) {
    const page = others[Math.floor((n * others.length) / wanted)];
    if (page !== undefined) chosen.add(page);
  }
  return pages.filter((page) => chosen.has(page));
}

/** Copies the pages to another folder. */
export function layOut(pages: readonly string[], from: string, to: string): void {
  for (const page of pages) {
    const target = join(to, page);
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(from, page), target);
    } catch {
      // Another file system, or one without hard links.
      copyFileSync(join(from, page), target);
    }
  }
}
