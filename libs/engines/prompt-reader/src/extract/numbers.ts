import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { withCapital } from '../text/capital.js';
import type { Draft } from './drafts.js';
import { amountOf } from './money.js';

const COUNT = /^(\d[\d.,'’]*)\s(\p{L}[^\d\n]{2,40})$/u;
const MAX_WORDS = 5;
const MIN_COUNTS = 2;

/** "14,200 books sent last year, 31 prisons, 60 volunteers": several counts in a row are figures to show. */
export function findNumbers(prompt: PromptText, clauses: readonly Clause[]): Draft[] {
  const found = clauses.flatMap((clause): (Draft & { sentence: number })[] => {
    const [, digits = '', label = ''] = COUNT.exec(prompt.words(clause).replace(/[.。]$/u, '')) ?? [];
    const value = digits === '' ? null : amountOf(digits);
    const isCount = clause.tag === 'number' && value !== null && label.split(/\s+/u).length <= MAX_WORDS;
    if (!isCount) return [];
    const fact = { type: 'number' as const, label: withCapital(label.trim()), value };
    return [{ fact, range: clause, covers: [clause], sentence: clause.sentence }];
  });
  return found.filter(
    ({ sentence }) => found.filter((each) => each.sentence === sentence).length >= MIN_COUNTS,
  );
}
