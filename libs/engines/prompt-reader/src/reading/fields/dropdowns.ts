import type { Clause } from '../../clauses/roles.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import { type Range, textOf } from '../../text/range.js';
import { trimEnd } from '../../text/trim-end.js';

/** A field whose answers are to be chosen from a list. */
export interface Dropdown extends Range {
  label: string;
  options: string[];
}

const MAX_LABEL_WORDS = 4;
const MIN_OPTIONS = 2;

/** "Trail should be a dropdown with Batsto Loop, Mullica Spur and Apple Pie Hill." */
export function dropdownsIn(
  prompt: PromptText,
  clauses: readonly Clause[],
  labelsIn: (range: Range) => string[],
): Dropdown[] {
  const { orders, lists, grammar } = prompt.language;
  if (!grammar.isSpaced) return [];
  return sentencesIn(clauses).flatMap((sentence): Dropdown[] => {
    const folded = prompt.fold(sentence);
    const [noun] = orders.dropdown.find(folded);
    if (noun === undefined) return [];
    const before = folded.slice(0, noun.start);
    const verb = [
      ...lists.wish.find(before),
      ...lists.isA.find(before),
      ...orders.copula.find(before),
    ].toSorted((a, b) => a.start - b.start)[0];
    const from = orders.determiner.atStart(before)?.end ?? 0;
    const label = textOf(prompt.text, {
      start: sentence.start + from,
      end: sentence.start + (verb?.start ?? 0),
    });
    const rest = folded.slice(noun.end);
    const colon = /[:：]\s/u.exec(rest);
    const lead = colon === null ? lists.withFields.find(rest)[0] : { end: colon.index + 1 };
    if (
      verb === undefined ||
      lead === undefined ||
      label === '' ||
      label.split(/\s+/u).length > MAX_LABEL_WORDS
    )
      return [];
    const options = labelsIn({ start: sentence.start + noun.end + lead.end, end: sentence.end });
    return options.length < MIN_OPTIONS ? [] : [{ ...sentence, label: trimEnd(label, ' ,'), options }];
  });
}

const sentencesIn = (clauses: readonly Clause[]): Range[] => {
  const found = new Map<number, Range>();
  for (const { sentence, start, end } of clauses) {
    const range = found.get(sentence);
    found.set(sentence, { start: range?.start ?? start, end: Math.max(range?.end ?? end, end) });
  }
  return [...found.values()];
};
