import type { PromptText } from '../clauses/prompt-text.js';
import { contentWords } from './words.js';
import { type Range, trimRange } from '../text/range.js';

const MIN_WORDS = 3;
const MIN_CHARACTERS = 6;
/** From the word that announces a sentence to its colon: "this sentence for the visitors:". */
const MAX_GAP = 24;

/** A sentence for visitors in a message: after "and this sentence:", "please add:", or "say that". */
export interface SaidSentence extends Range {
  /** Where the order before it ends, without the words that announce it. */
  orderEnd: number;
}

/** What belongs to the announcement itself: from the last comma on. */
const lastPart = (text: string): string => text.slice(text.lastIndexOf(',') + 1);

export function saidSentence(prompt: PromptText, sentence: Range): SaidSentence | null {
  const { lists, grammar, changes } = prompt.language;
  const folded = prompt.fold(sentence);
  if (/["“„«「『]/u.test(folded)) return null;
  const words = (text: string): number => contentWords(text, prompt.language).length;
  const isChange = (text: string): boolean =>
    [changes.remove, changes.replace, changes.rename, changes.swap, changes.set].some((list) =>
      list.isIn(text),
    );
  const at = (start: number, announced: number): SaidSentence | null => {
    const range = trimRange(prompt.text, { start: sentence.start + start, end: sentence.end });
    const said = prompt.text.slice(range.start, range.end);
    const isLong = grammar.isSpaced ? said.split(/\s+/u).length >= MIN_WORDS : said.length >= MIN_CHARACTERS;
    return isLong ? { ...range, orderEnd: sentence.start + announced } : null;
  };
  const colon = /[:：]\s/u.exec(folded);
  const announced = lists.quotedAfter
    .find(folded)
    .filter(
      ({ end }) =>
        colon !== null &&
        end <= colon.index &&
        colon.index - end <= MAX_GAP &&
        words(folded.slice(end, colon.index)) === 0,
    )
    .at(-1);
  if (colon !== null && announced !== undefined && !isChange(lastPart(folded.slice(0, announced.start))))
    return at(colon.index + 2, announced.start);
  const [say] = grammar.isSpaced ? lists.sayThat.find(folded) : [];
  return say === undefined || words(lastPart(folded.slice(0, say.start))) > 0 ? null : at(say.end, say.start);
}
