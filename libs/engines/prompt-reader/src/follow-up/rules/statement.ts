import type { Fact, FactOf } from '@capstan/site-document';
import { uncoveredWords } from '../../clauses/uncovered-words.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { contentWords, overlap } from '../words/words.js';

/** A sentence as it says a rule: "Dogs are welcome" of "Dogs are welcome, but on a lead". */
export interface Statement {
  main: string;
  rest: string;
  /** What its main clause is about, without what is said of it: "dogs". */
  topics: string[];
  /** Those of them that visitors ask for rules about. */
  known: string[];
  /** Whether the main clause says that it is not so. */
  isDenied: boolean;
}

/** "si", and not "sí". */
const isWritten = (text: string, { start, end }: Range): boolean =>
  fold(text.slice(start, end)) === text.slice(start, end).toLowerCase() || end - start > MAX_SHORT;

const MAX_SHORT = 3;
const MARK = /[,;:、]\s|[、–—]|\s-\s/u;

export function statementOf(text: string, language: Language): Statement {
  const { rules, grammar, lists, monthNames, days } = language;
  const folded = fold(text);
  const mark = MARK.exec(folded)?.index ?? text.length;
  const condition =
    rules.condition.find(folded).find((word) => word.start > 0 && isWritten(text, word))?.start ??
    text.length;
  const end = Math.min(mark, condition);
  const [main, rest] = [text.slice(0, end), text.slice(end)];
  const plain = uncoveredWords(
    fold(main),
    [rules.predicates, rules.denies, rules.since, lists.negation, monthNames, days].flatMap((list) =>
      list.find(fold(main)),
    ),
  );
  const numbers = new Set(grammar.numbers.map((number) => fold(number)));
  return {
    main,
    rest,
    topics: contentWords(plain.join(' '), language).filter(
      (word) => /\p{L}/u.test(word) && !numbers.has(word),
    ),
    known: rules.topics.find(fold(main)).map(({ word }) => word),
    isDenied: [rules.denies, lists.negation].some((list) => list.isIn(fold(main))),
  };
}

/** Whether two sentences say a rule about the same: each one's first words are in the other. */
export function isSameTopic(a: Statement, b: Statement, language: Language): boolean {
  if (a.known.length > 0 && b.known.length > 0) return overlap(a.known, b.known.join(' '), language) > 0;
  const begins = (one: Statement, other: Statement): boolean =>
    one.topics[0] !== undefined && overlap([one.topics[0]], other.topics.join(' '), language) > 0;
  return begins(a, b) && begins(b, a);
}

export type Sentence = FactOf<'statement'> | FactOf<'policy'>;

export const isSentence = (fact: Fact): fact is Sentence =>
  fact.type === 'statement' || fact.type === 'policy';
