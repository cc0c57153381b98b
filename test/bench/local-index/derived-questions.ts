import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pagesBelow } from './corpus.js';

/** A question that a manual asks about itself, with the pages that answer it, as paths below the folder of manuals. */
export interface DerivedQuestion {
  readonly text: string;
  readonly pages: readonly string[];
}

/** Pages of questions and answers; the question is on them word for word, so they do not count as found. */
export const isFaq = (page: string): boolean => /\/faq\/|\/(?:git)?faq\.html$/.test(page);

/** The index at the end of PostgreSQL's manual. */
export const isBookIndex = (page: string): boolean => page.endsWith('/bookindex.html');

/** A heading, or the term of a list, in which a FAQ asks a question. */
const ASKED = /<(h[1-6]|dt)\b[^>]*>(.*?)<\/\1>|<b>\((\d+)\)(.*?)<\/b>/gs;
const LINK = /<a\b[^>]*\bhref="([^"#?]+\.html)(?:#[^"]*)?"/g;

/** The questions of FAQs whose answers link to other pages of the manual: these pages answer them. */
export function faqQuestions(folder: string, manual: string): DerivedQuestion[] {
  const faqs = pagesBelow(join(folder, manual))
    .map((page) => `${manual}/${page}`)
    .filter(isFaq);
  return faqs.flatMap((faq) => {
    const html = readFileSync(join(folder, faq), 'utf8');
    const headings = [...html.matchAll(ASKED)];
    return headings.flatMap((heading, index) => {
      const text = textOf(heading[2] ?? heading[4] ?? '');
      const answer = html.slice(heading.index + heading[0].length, headings[index + 1]?.index ?? html.length);
      const pages = linkedPages(
        folder,
        faq,
        answer.split(/<(?:footer|nav)\b|class="sphinxsidebar"/)[0] ?? '',
      );
      return text.endsWith('?') && pages.length > 0 ? [{ text, pages }] : [];
    });
  });
}

/** Terms of two or more words in the index that PostgreSQL's manual has at its end, with their pages. */
export function indexTerms(folder: string): DerivedQuestion[] {
  const page = pagesBelow(join(folder, 'postgresql')).find((name) => isBookIndex(`/${name}`));
  if (page === undefined) return [];
  const file = `postgresql/${page}`;
  const html = readFileSync(join(folder, file), 'utf8');
  return html
    .split(/<dt\b[^>]*>/)
    .slice(1)
    .flatMap((entry) => {
      const text = textOf(entry.split(', <a')[0] ?? '');
      const pages = linkedPages(folder, file, entry.split('<dd>')[0] ?? '');
      return /^[a-z-]+(?: [a-z-]+)+$/i.test(text) && pages.length > 0 ? [{ text, pages }] : [];
    });
}

function linkedPages(folder: string, from: string, html: string): string[] {
  const linked = [...html.matchAll(LINK)].map(([, href = '']) => join(dirname(from), href));
  return [...new Set(linked)].filter(
    (page) =>
      !relative(from.split('/')[0] ?? '', page).startsWith('..') &&
      !isFaq(page) &&
      existsSync(join(folder, page)),
  );
}

const textOf = (html: string): string =>
  html
    .replace(/<a class="headerlink".*$/s, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('¶', '')
    .replace(/\s+/g, ' ')
    .trim();
