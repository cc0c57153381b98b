import type { PromptText } from '../../clauses/prompt-text.js';
import { FORMS } from '../../packs/grammar-schema.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import type { Cue } from './cue.js';

/** "Please ask how many are coming and about any allergies", where a form is ordered: what the form asks visitors. */
export function askingCue(prompt: PromptText, sentence: Range): Cue | null {
  const { messages, lists, features, orders, changes, grammar } = prompt.language;
  const folded = prompt.fold(sentence);
  const [ask] = grammar.isSpaced ? messages.asks.find(folded) : [];
  if (ask === undefined || !isGrammar(folded.slice(0, ask.start))) return null;
  const rest = folded.slice(ask.end);
  const whom = [orders.visitors, orders.they, changes.pronoun].flatMap((list) => list.atStart(rest) ?? [])[0];
  const end = ask.end + (whom?.end ?? 0);
  const said = prompt.text.slice(sentence.start + end, sentence.end).trimStart();
  // "Ask for Kelly" is said to visitors.
  if (/^\p{Lu}/u.test(said) || said.length < MIN_LIST) return null;
  // Last, since it reads the whole prompt.
  if (!features.find(prompt.folded).some(({ key }) => FORMS.includes(key))) return null;
  const range = { start: sentence.start + ask.start, end: sentence.start + end };
  return { ...range, anchor: range, isForm: true, isWith: false, isBracket: false };

  function isGrammar(before: string): boolean {
    const known = [
      lists.function,
      lists.wish,
      lists.remark,
      lists.aside,
      lists.command,
      lists.imperative,
      lists.self,
    ];
    return tokensOf(before).every(({ text }) => known.some((list) => list.isIn(text)));
  }
}

const MIN_LIST = 6;
