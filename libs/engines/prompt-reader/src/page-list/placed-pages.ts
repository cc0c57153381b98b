import type { LedgerEntry, OpenPoint, SiteDocument } from '@capstan/site-document';
import { BlankedText } from '../clauses/blanked-text.js';
import type { PromptText } from '../clauses/prompt-text.js';
import { fold } from '../text/fold.js';
import type { PageList } from './page-list.js';

/** The prompt without the list of its pages. */
export function withoutPageList(prompt: PromptText, list: PageList | null): PromptText {
  if (list === null) return prompt;
  const { isOutlined, stated, text } = prompt;
  // "A 5-page website (Home, …) for Elm Vets": the sentence continues.
  const isInSentence = /^[ \t]*[\p{L}\d]/u.test(text.slice(list.range.end));
  return new BlankedText(prompt, [list.range], isOutlined, stated, isInSentence);
}

/** The document with an open point for each listed page that has nothing to show, and the outcome of the list. */
export function withPageList(
  document: SiteDocument,
  list: PageList | null,
  prompt: PromptText,
): { document: SiteDocument; ledger: LedgerEntry[] } {
  if (list === null) return { document, ledger: [] };
  const shown = new Set(document.pages.map(({ title }) => fold(title)));
  const { reasons } = prompt.language.labels;
  const openPoints: OpenPoint[] = [...document.openPoints];
  const ledger = list.pages.map((page, index): LedgerEntry => {
    const last = list.pages.length - 1;
    const span = prompt.span({
      start: list.pages[index - 1]?.end ?? list.range.start,
      end: index === last ? list.range.end : page.end,
    });
    if (page.isHome || shown.has(fold(page.title)))
      return { span, outcome: { kind: 'obeyed', instruction: `page: ${page.title}` } };
    openPoints.push({
      text: page.title,
      source: prompt.span(page),
      reason: page.features.includes('gallery') ? reasons.pictures : reasons.content,
    });
    return { span, outcome: { kind: 'open', point: openPoints.length - 1 } };
  });
  return { document: { ...document, openPoints }, ledger };
}
