import type { PromptText } from '../../clauses/prompt-text.js';
import { tokensOf } from '../../text/tokens.js';
import type { SaidWork } from './work-said.js';

const MIN_STEM = 3;
/** So many letters are the ending of a verb or a noun. */
const MAX_ENDING = 5;

/** "I sweep chimneys" is what a chimney sweep does: the word of a trade that consists of a verb and its object alone. */
export function wordOfWork(prompt: PromptText, { verb, object }: SaidWork): string | null {
  const { trades, lists } = prompt.language;
  const objects = tokensOf(prompt.fold(object)).map(({ text }) => text);
  const isObject = (word: string): boolean => objects.some((each) => isSameStem(each, word));
  for (const { word } of trades.entries()) {
    const words = tokensOf(word).flatMap(({ text }) => (lists.function.isWord(text) ? [] : [text]));
    const isVerb = words.map((each) => isSameStem(verb, each));
    const isNamed =
      words.length > 1
        ? isVerb.includes(true) &&
          words.every((each, at) => isVerb[at]! || isObject(each)) &&
          words.some(isObject)
        : words.some((each) => isCompound(each, objects, verb));
    if (isNamed) return word;
  }
  return null;
}

/** Whether two words begin alike and have short endings: "tune" and "tuner". */
function isSameStem(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one.charAt(same) === other.charAt(same)) same += 1;
  const shorter = Math.min(one.length, other.length);
  return same >= MIN_STEM && same >= shorter - 2 && Math.max(one.length, other.length) - same <= MAX_ENDING;
}

/** "Klavierstimmer": both in one word, and nothing else. */
function isCompound(word: string, objects: readonly string[], verb: string): boolean {
  const stem = verb.slice(0, Math.max(MIN_STEM, verb.length - 2));
  const at = word.indexOf(stem, MIN_STEM);
  return (
    at !== -1 &&
    word.length - at - stem.length <= MAX_ENDING &&
    objects.some((object) => isSameStem(object, word.slice(0, at)))
  );
}
