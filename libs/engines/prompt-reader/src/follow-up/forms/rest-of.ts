import { trimEnd } from '../../text/trim-end.js';
import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { contentWords } from '../words/words.js';

/** A character of no script, in the place of what is explained. */
const CUT = '\ue000';
/** Words between a preposition and the form: "to the new joining form". */
const MAX_BEFORE = 4;
const FORMS: ReadonlySet<string> = new Set(['form', 'booking', 'rsvp']);
const PARTICLE = /^(?:では|には|から|で|に|の)/u;

/** Words of a message that are not explained by what is known of it, in their parts: all of them have to be accounted for. */
export function restOf(text: string, known: readonly Range[], language: Language): string[] {
  const { changes, lists } = language;
  const folded = fold(text);
  const verbs = [
    changes.add,
    changes.remove,
    changes.set,
    lists.wish,
    lists.command,
    lists.imperative,
    lists.remark,
    lists.thanks,
  ].flatMap((list) => list.find(folded));
  const plain = [...known, ...verbs, ...formPhrases(folded, language)].reduce(
    (left, { start, end }) => left.slice(0, start) + CUT.repeat(end - start) + left.slice(end),
    text,
  );
  return [...plain.matchAll(/[^\ue000,;:.!?()、。：？！]+/gu)]
    .map(([part]) => withoutEdges(part, language))
    .filter((part) => (language.grammar.isSpaced ? contentWords(part, language).length > 0 : part !== ''));
}

/** "in the form for people who want to join, ", "to the joining form", "im Anmeldeformular". */
export function formPhrases(folded: string, language: Language): Range[] {
  const { orders, features, grammar } = language;
  const tokens = tokensOf(folded);
  const nouns = [
    ...orders.formNoun.find(folded),
    ...features.find(folded).filter(({ key, start }) => {
      const before = tokens.findLast((token) => token.end <= start)?.text ?? '';
      return FORMS.has(key) && grammar.isSpaced && orders.determiner.isWord(before);
    }),
  ];
  return nouns.map(({ start, end }) => {
    if (!grammar.isSpaced) return { start, end: end + (PARTICLE.exec(folded.slice(end))?.[0].length ?? 0) };
    const first = startOf(folded, start, language);
    const isFirst = first !== start && folded.slice(0, first).trim() === '';
    return { start: first, end: end + (isFirst ? lengthOfPurpose(folded.slice(end), language) : 0) };
  });
}

/** Where the preposition before a form begins; the form itself where there is none. */
function startOf(folded: string, noun: number, { orders, lists }: Language): number {
  const tokens = tokensOf(folded).filter(({ end }) => end <= noun);
  const before = tokens.slice(-MAX_BEFORE);
  const prepositions = orders.inForm.find(folded);
  const isStart = (index: number): boolean => {
    const { start, text } = before[index]!;
    const last = before[index - 1]?.text ?? '';
    return (
      prepositions.some((each) => each.start === start) ||
      (lists.function.isWord(text) && !lists.function.isWord(last))
    );
  };
  const index = before.findLastIndex((_, at) => isStart(at));
  const first = before[index];
  return first === undefined || /[,;:.!?]/u.test(folded.slice(first.start, noun)) ? noun : first.start;
}

/** " for people who want to join", before a comma. */
function lengthOfPurpose(after: string, { lists, messages, changes }: Language): number {
  const comma = after.search(/[,:]/u);
  const said = after.slice(0, Math.max(0, comma));
  const [next] = tokensOf(said);
  const isOrder = [messages.asks, changes.add, changes.remove, lists.command].some((list) => list.isIn(said));
  return next !== undefined && lists.function.isWord(next.text) && !isOrder ? comma : 0;
}

/** A phrase without the words of grammar that it begins and ends with. */
function withoutEdges(part: string, language: Language): string {
  const { lists, orders, grammar } = language;
  if (!grammar.isSpaced) return trimEnd(part, 'をはがもにのでと').replace(/^[をはがもにのでと\s]+/u, '');
  const tokens = tokensOf(fold(part));
  const isEdge = (word: string): boolean =>
    [lists.function, lists.own, orders.determiner].some((list) => list.isWord(word));
  const first = tokens.findIndex(({ text }) => !isEdge(text));
  const last = tokens.findLastIndex(({ text }) => !isEdge(text));
  return first === -1 ? '' : part.slice(tokens[first]!.start, tokens[last]!.end);
}
