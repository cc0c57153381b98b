import { factsOnPages, type Fact, type Ledger, type SiteDocument } from '@capstan/site-document';
import { BlankedText } from './clauses/blanked-text.js';
import type { PromptText } from './clauses/prompt-text.js';
import { sentencesOf } from './clauses/sentences.js';
import { announcedNotice } from './follow-up/instructions/notice-block.js';
import { isOfSomeTime } from './follow-up/notices/notice-words.js';
import { pickVariant } from './layout/pick.js';
import type { Range } from './text/range.js';

/** What a first prompt wants above everything else, where it says so. */
interface PromptNotice extends Range {
  text: string;
}

/** 'Please put up a banner saying we are closed until 3 May': only where the word for it is said. */
export function noticesIn(prompt: PromptText): PromptNotice[] {
  const { language } = prompt;
  return sentencesOf(prompt).flatMap((sentence): PromptNotice[] => {
    if (!language.notices.noun.isIn(prompt.fold(sentence))) return [];
    const block = announcedNotice(prompt, sentence);
    if (block?.content.kind !== 'notice' || !isOfSomeTime(block.content.text, language)) return [];
    return [{ start: block.start, end: block.end, text: block.content.text }];
  });
}

/** A prompt without its notices, in which everything else is where it was. */
export const withoutNotices = (prompt: PromptText, notices: readonly PromptNotice[]): PromptText =>
  notices.length === 0 ? prompt : new BlankedText(prompt, notices);

/** A document with notices at the top of its home page, and what became of their sentences. */
export function withNotices(
  document: SiteDocument,
  notices: readonly PromptNotice[],
  prompt: PromptText,
): { document: SiteDocument; ledger: Ledger } {
  const [home, ...others] = document.pages;
  if (notices.length === 0 || home === undefined) return { document, ledger: [] };
  const facts = notices.map(({ text, ...range }, index): Fact => ({
    id: `notice-${index + 1}`,
    type: 'statement',
    source: [prompt.span(range)],
    text,
  }));
  const section = {
    id: 'notice',
    component: 'notice' as const,
    variant: pickVariant('notice', document.identity.name),
    label: prompt.language.labels.headings.notice,
    facts: facts.map(({ id }) => id),
  };
  const noticed = {
    ...document,
    facts: [...document.facts, ...facts],
    pages: [{ ...home, sections: [section, ...home.sections] }, ...others],
  };
  const places = factsOnPages(noticed);
  return {
    document: noticed,
    ledger: facts.map(({ id }, index) => ({
      span: prompt.span(notices[index]!),
      outcome: { kind: 'placed', factIds: [id], where: places.get(id) ?? [] },
    })),
  };
}
