import type { HitsOf } from '../../clauses/list-hits.js';
import type { PromptText } from '../../clauses/prompt-text.js';
import type { Range } from '../../text/range.js';

const WORD =
  /(?:\p{Lu}\.){2,}|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{N}]+|[-–&+.](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*['’]?/gu;
/** "Ariane", "d'Ariane". */
const BIG = /^(?:[dlDL]['’])?[\p{Lu}\p{N}]/u;
const MAX_WORDS = 8;
const MAX_SMALL_WORDS = 4;
const EARLY_WORDS = 18;
const NEAR_WORDS = 7;
const MAX_SPANS = 700;
/** What may be between two words of a name. */
const GAP = /^(?:\s|\s?[&+×·/]\s?|-|['’]\s?|\s?\(|\s["“„«]|["”“»]\s|\))$/u;
const COMMA = /^,\s$/u;
const DOT = /^\.\s?$/u;
const MARKS = /^[.!?]/u;
const MAX_ABBREVIATION = 5;

interface Word extends Range {
  isBig: boolean;
  isGrammar: boolean;
}

/** Runs of words that can be a name: small ones near the beginning, the end and words such as "called", big ones anywhere. */
export function nameSpans(prompt: PromptText, hits: HitsOf): Range[] {
  const found: Range[] = [];
  let offset = 0;
  const lines = prompt.text.split('\n');
  const filled = lines.map((line) => line.trim() !== '');
  const last = filled.lastIndexOf(true);
  lines.forEach((line, index) => {
    const words = wordsOf(line, offset, hits);
    const cues = words.map(({ start, end }) => hits({ start, end }).some(({ list }) => list === 'named'));
    const after = words.map(({ start, end }) =>
      hits({ start, end }).some(({ list }) => list === 'namedAfter'),
    );
    words.forEach((_, at) => {
      const isNear =
        at < EARLY_WORDS ||
        (index === last && at >= words.length - NEAR_WORDS) ||
        cues.slice(Math.max(0, at - NEAR_WORDS), at).includes(true) ||
        after.slice(at, at + NEAR_WORDS).includes(true);
      if (found.length < MAX_SPANS) found.push(...spansFrom(prompt.text, words, at, isNear));
    });
    offset += line.length + 1;
  });
  return found;
}

function wordsOf(line: string, offset: number, hits: HitsOf): Word[] {
  return [...line.matchAll(WORD)].map(({ 0: word, index }) => {
    const start = offset + index;
    const end = start + word.length;
    const isGrammar = hits({ start, end }).some(({ list, end: to }) => list === 'function' && to === end);
    return { start, end, isBig: BIG.test(word), isGrammar };
  });
}

function spansFrom(text: string, words: readonly Word[], first: number, isNear: boolean): Range[] {
  const found: Range[] = [];
  const { start, isBig } = words[first]!;
  if (!isBig && !isNear) return found;
  let commas = 0;
  for (let at = first; at < words.length && at - first < MAX_WORDS; at += 1) {
    const word = words[at]!;
    const before = words[at - 1];
    if (at > first && before !== undefined) {
      const gap = text.slice(before.end, word.start);
      if (COMMA.test(gap)) commas += 1;
      const isDot = DOT.test(gap) && before.end - before.start <= MAX_ABBREVIATION && word.isBig;
      if (!(GAP.test(gap) || isDot || (COMMA.test(gap) && commas <= 1 && isBig))) break;
    }
    const isSmall = !word.isBig && !isBig;
    if (isSmall && at - first >= MAX_SMALL_WORDS) break;
    if (word.isGrammar && at > first && !word.isBig) continue;
    if (!word.isBig && isBig && !isNear) continue;
    found.push({ start, end: word.end });
    if (word.isBig && MARKS.test(text.slice(word.end))) found.push({ start, end: word.end + 1 });
  }
  return found;
}
