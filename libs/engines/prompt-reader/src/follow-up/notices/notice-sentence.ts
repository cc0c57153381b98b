import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import { seenIn } from './notice-words.js';
import { trimEnd } from '../../text/trim-end.js';

const MARKS = ' ,;:–—-';
const LEADING_MARKS = /^[\s,;:–—-]+/u;
const MIN_WORDS = 2;
const MIN_CHARACTERS = 5;

/**
 * The words of an owner as a sentence for visitors: "no classes next week, thanks" → "No classes next week."
 * @param isClause whether they follow a word such as "that"
 */
export function asNotice(words: string, language: Language, isClause = false): string | null {
  const plain = withoutTail(words.replace(LEADING_MARKS, ''), language);
  const text = isClause ? inOrder(plain, language) : plain;
  if (text === null) return null;
  const isLong = language.grammar.isSpaced
    ? text.split(/\s+/u).length >= MIN_WORDS
    : text.length >= MIN_CHARACTERS;
  if (!isLong) return null;
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return language.grammar.isSpaced && !/[.!…]["”»)]?$/u.test(sentence) ? `${sentence}.` : sentence;
}

/** Without what is said to the builder at its end: "… please", "… at the top of the page". */
function withoutTail(words: string, language: Language): string {
  const { lists } = language;
  let text = trimEnd(words, `${MARKS}?？`);
  for (;;) {
    const folded = fold(text);
    const last = [
      ...[lists.remark, lists.aside, lists.thanks].flatMap((list) => list.find(folded)),
      ...seenIn(folded, language),
    ]
      .filter(({ start, end }) => end === folded.length && start > 0)
      .toSorted((a, b) => a.start - b.start)[0];
    if (last === undefined) return text;
    text = trimEnd(text.slice(0, last.start), `${MARKS}?？`);
  }
}

/** In German the verb of a clause is last, and that of a sentence second: "dass wir im Mai zu haben" → "wir haben im Mai zu". */
export function inOrder(
  text: string,
  { notices: { lastVerb, subjects }, lists, changes, orders, grammar }: Language,
): string | null {
  const words = text.split(/\s+/u);
  const verb = words.at(-1) ?? '';
  const rest = words.slice(0, -1);
  if (grammar.notices.lastVerb.length === 0 || rest.some((word) => lastVerb.isWord(fold(word)))) return text;
  const first = fold(rest[0] ?? '');
  // "dass wir auch Vorhänge nähen": so ends every verb of "wir".
  const isOfUs =
    lists.self.isWord(first) && grammar.notices.weVerbs.some((ending) => fold(verb).endsWith(ending));
  if (!lastVerb.isWord(fold(verb)) && !isOfUs) return null;
  const isPronoun =
    [lists.self, changes.pronoun, subjects].some((list) => list.isWord(first)) &&
    ![orders.determiner, lists.own].some((list) => list.isWord(first));
  // A longer subject ends with its noun; before it are articles and adjectives.
  const noun = rest.findIndex((word) => /^\p{Lu}/u.test(word));
  const isSubject = noun === 0 || orders.determiner.isWord(first) || lists.own.isWord(first);
  const second = isPronoun ? 1 : isSubject && noun !== -1 ? noun + 1 : -1;
  return second === -1 ? null : [...rest.slice(0, second), verb, ...rest.slice(second)].join(' ');
}
