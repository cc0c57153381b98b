import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';
import { type Token, tokensOf } from '../../text/tokens.js';
import { nounPhrase } from './noun-phrase.js';

/** What a customer says to do. */
export interface SaidWork {
  verb: string;
  /** The noun phrase of what it is done to. */
  object: Range;
}

/** The verb is the first or second word after the subject: "we also repair clocks". */
const MAX_ADVERBS = 2;

/** "I restore sash windows", "wir stimmen Klaviere": the first clause that begins with the customer, a verb and its object. */
export function workSaid(prompt: PromptText, clauses: readonly Range[]): SaidWork | null {
  const { lists } = prompt.language;
  for (const clause of clauses) {
    const tokens = tokensOf(prompt.fold(clause));
    const subject = tokens.findIndex(({ text }) => lists.self.isWord(text) && !lists.own.isWord(text));
    const at = tokens.findIndex(({ text }, index) => index > subject && !lists.function.isWord(text));
    const verb = tokens[at];
    const isPlain = subject === 0 || (subject === 1 && lists.function.isWord(tokens[0]!.text));
    if (!isPlain || verb === undefined || at - subject > MAX_ADVERBS || isEmpty(prompt, verb)) continue;
    const object = nounPhrase(prompt, { start: clause.start + verb.end, end: clause.end });
    if (object !== null) return { verb: verb.text, object };
  }
  return null;
}

const isEmpty = ({ language: { lists } }: PromptText, { text }: Token): boolean =>
  [lists.wish, lists.isA, lists.own, lists.named, lists.remark, lists.negation, lists.aside].some((list) =>
    list.isWord(text),
  );
