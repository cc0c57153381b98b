import type { Language } from '../../packs/language.js';
import { fold } from '../../text/fold.js';
import type { Range } from '../../text/range.js';
import { tokensOf } from '../../text/tokens.js';
import { bareNumbers } from '../words/bare-numbers.js';
import { valuesIn } from '../words/found-values.js';

const MAX_WORDS = 7;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu;
const UNSPACED =
  /^[\s「]*(?<phrase>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・]{2,20}?)[」]?(?:を|が|に|です|も入れ|$)/u;

/** The name of what comes, in a clause that says so: "put courgette tart £7.50 instead"; null where it is not clear. */
export function phraseIn(text: string, language: Language): string | null {
  const { lists, changes, messages, days, monthNames, grammar } = language;
  const folded = fold(text);
  const values = [...valuesIn(text, language), ...bareNumbers(text, language)];
  const verbs = [
    changes.add,
    changes.set,
    changes.pronoun,
    lists.imperative,
    lists.command,
    lists.wish,
    lists.remark,
    lists.thanks,
    lists.aside,
    messages.inPlace,
    messages.succeeds,
    messages.puts,
    messages.samePrice,
  ].flatMap((list) => list.find(folded));
  const times = [...days.find(folded), ...monthNames.find(folded)];
  if (!grammar.isSpaced) return unspacedPhrase(text, [...values, ...verbs]);
  const isFunction = (word: string): boolean =>
    lists.function.isWord(word) || lists.priceLink.isWord(word) || lists.place.isWord(word);
  const covers = [
    ...values,
    ...times,
    ...verbs.filter(
      ({ word }) => !tokensOf(word).every(({ text: each }) => isFunction(each)) || messages.puts.isWord(word),
    ),
  ];
  const runs: Range[][] = [[]];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const range = { start: index, end: index + word.length };
    if (covers.some((cover) => cover.start < range.end && range.start < cover.end)) runs.push([]);
    else runs.at(-1)!.push(range);
  }
  const trimmed = runs.flatMap((run): Range[][] => {
    const isSmall = ({ start, end }: Range): boolean => isFunction(folded.slice(start, end));
    const first = run.findIndex((each) => !isSmall(each));
    return first === -1 ? [] : [run.slice(first, run.findLastIndex((each) => !isSmall(each)) + 1)];
  });
  const [run, more] = trimmed;
  if (run === undefined || more !== undefined || run.length > MAX_WORDS) return null;
  return text.slice(run[0]!.start, run.at(-1)!.end);
}

/** 「代わりに抹茶ラテを入れて」: up to its particle. */
function unspacedPhrase(text: string, covers: readonly Range[]): string | null {
  const left = covers.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
  return UNSPACED.exec(left.trimStart())?.groups?.['phrase'] ?? null;
}
