import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import type { WordList } from '../../text/word-list.js';
import { QUOTED } from '../words/quoted.js';
import { contentWords } from '../words/words.js';
import { OPERATIONS } from './operations.js';

/** What a part of a message says that asks for nothing: "I love it", "my bad", "just asking", "if so leave it". */
export type Remark = 'praise' | 'apology' | 'question' | 'keep';

/** "ok so 3 things" counts; a value has more digits or a sign. */
const VALUE = /\d{2}|\d[^\s\p{L}]|[^\s\p{L}(]\d/u;

export const hasDigits = (text: string): boolean => VALUE.test(text);

/** A part that is nothing but a remark, without a word of something else; null for others. */
export function remarkIn(text: string, language: Language): Remark | null {
  if (QUOTED.test(text) || hasDigits(text)) return null;
  const folded = fold(text);
  const kind = kindOf(folded, language);
  if (kind === null || ordersMore(folded, language)) return null;
  return saysOnlyRemarks(folded, language) ? kind : null;
}

export const saysOnlyRemarks = (folded: string, language: Language): boolean =>
  contentOf(othersIn(folded, language), language).length === 0;

/** Whether a remark may stand at a comma next to a request: "my bad, it is £5"; "lovely, bright rooms" is none. */
export function isRemarkApart(text: string, language: Language): boolean {
  const remark = remarkIn(text, language);
  if (remark === null) return false;
  const folded = fold(text);
  return remark !== 'praise' || isOfSite(folded, language) || language.lists.thanks.isIn(folded);
}

const listsOf = ({ lists, messages, changes }: Language): WordList[] => [
  lists.remark,
  lists.aside,
  lists.thanks,
  changes.fine,
  changes.keep,
  messages.praise,
  messages.apology,
  messages.bystanders,
  messages.ofSite,
  messages.noChange,
  messages.keepsIt,
  messages.ifSo,
];

function kindOf(folded: string, { lists, messages, changes }: Language): Remark | null {
  if (messages.noChange.isIn(folded)) return 'question';
  // "Leave it as it is" alone is an answer to what was made; after a condition it belongs to a request before it.
  const isKept = [messages.keepsIt, changes.keep, changes.fine].some((list) => list.isIn(folded));
  if (messages.keepsIt.isIn(folded) || (messages.ifSo.isIn(folded) && isKept)) return 'keep';
  if (messages.apology.isIn(folded)) return 'apology';
  const isGood = [messages.praise, changes.fine, lists.thanks].some((list) => list.isIn(folded));
  return isGood ? 'praise' : null;
}

/** Whether a verb of a change is left without the words of remarks: "great, now remove it". */
export function ordersMore(folded: string, language: Language): boolean {
  const known = foundIn(folded, listsOf(language));
  const isKnown = ({ start, end }: Range): boolean =>
    known.some((each) => each.start <= start && end <= each.end);
  return OPERATIONS.some((operation) =>
    language.changes[operation]
      .find(folded)
      // "Delighted with this" orders nothing.
      .some((verb) => !isKnown(verb) && !language.lists.function.isWord(verb.word)),
  );
}

export const foundIn = (folded: string, lists: readonly WordList[]): Range[] =>
  lists.flatMap((list) => list.find(folded));

/** The words that are not of remarks. */
export const othersIn = (
  folded: string,
  language: Language,
  lists: readonly WordList[] = listsOf(language),
): string[] => uncoveredWords(folded, foundIn(folded, [...lists, language.messages.bystanders]));

/** What is said besides grammar and numbers. */
export function contentOf(words: readonly string[], language: Language): string[] {
  const numbers = new Set(language.grammar.numbers.map((number) => fold(number)));
  return contentWords(words.join(' '), language).filter((word) => /\p{L}/u.test(word) && !numbers.has(word));
}

/** "It looks …", "Ok wow, the page is …": said of the site itself. */
export const isOfSite = (folded: string, language: Language): boolean =>
  language.messages.ofSite.atStart(withoutCourtesies(folded, language)) !== undefined;

/** A text from its first word that is no greeting or aside: "Ok wow, it looks …". */
function withoutCourtesies(folded: string, { lists }: Language): string {
  const lead = [lists.remark, lists.aside, lists.thanks].flatMap((list) => list.atStart(folded) ?? [])[0];
  return lead === undefined ? folded : folded.slice(lead.end);
}
