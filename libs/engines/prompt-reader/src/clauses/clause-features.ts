import { overlaps, type Range } from '../text/range.js';
import type { Match } from '../text/word-list.js';
import type { HitsOf } from './list-hits.js';
import type { PromptText } from './prompt-text.js';
import type { Segment } from './segments.js';

const MAX_WORDS = 24;
const STEM = 5;
const WORDS = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[?!:;…]|[\p{Extended_Pictographic}]/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a clause is recognized by: its words, what lists of the language have of them, its shape and its neighbors. */
export function clauseFeatures(
  prompt: PromptText,
  segments: readonly Segment[],
  strong: readonly Range[],
  hits: HitsOf,
): string[][] {
  const own = segments.map((segment) => ownFeatures(prompt, segment, strong, hits(segment)));
  const last = segments.at(-1)?.sentence ?? 0;
  return segments.map((segment, index) => {
    const { sentence } = segment;
    const before = own[index - 1]?.cues ?? ['-'];
    const after = own[index + 1]?.cues ?? ['-'];
    const isFirst = segments[index - 1]?.sentence !== sentence;
    const isLast = segments[index + 1]?.sentence !== sentence;
    const place = [
      `at:${Math.min(sentence, 3)}`,
      `end:${Math.min(last - sentence, 2)}`,
      `edge:${isFirst ? 'f' : ''}${isLast ? 'l' : ''}`,
      `opening:${segment.opening}`,
      `count:${Math.min(segments.length, 6)}`,
    ];
    return [
      ...own[index]!.features,
      ...place,
      ...own[index]!.cues.flatMap((cue) => [
        `${cue}&${isFirst ? 'f' : 'm'}`,
        `${cue}&at:${Math.min(sentence, 1)}`,
      ]),
      ...before.map((cue) => `before:${cue}${isFirst ? '.' : ','}`),
      ...after.map((cue) => `after:${cue}${isLast ? '.' : ','}`),
    ];
  });
}

interface Own {
  features: string[];
  /** The lists that it has words of: what its neighbors are recognized by. */
  cues: string[];
}

function ownFeatures(
  prompt: PromptText,
  segment: Segment,
  strong: readonly Range[],
  hits: readonly (Match & { list: string })[],
): Own {
  const { code } = prompt.language;
  const folded = prompt.fold(segment);
  const text = prompt.words(segment);
  const words = wordsOf(prompt, folded);
  const start = segment.start + Math.max(0, folded.search(/[\p{L}\p{N}]/u));
  const names = hits.map((hit) => (hit.start <= start + 1 ? `${hit.list}^` : hit.list));
  const cues = [...new Set([...hits.map(({ list }) => list), ...names])].map((name) => `list:${name}`);
  const values = strong.filter((range) => overlaps(range, segment)).length;
  const shape = [
    `words:${Math.min(words.length, 12)}`,
    `values:${Math.min(values, 3)}`,
    `values&words:${Math.min(values, 1)}${Math.min(words.length >> 1, 5)}`,
    `title:${segment.isTitle}`,
    ...marksOf(prompt, text),
  ];
  const lexical = words.slice(0, MAX_WORDS).flatMap((word, index) => {
    const next = words[index + 1];
    return [
      `${code}:${word}`,
      ...(word.length > STEM ? [`${code}:${word.slice(0, STEM)}*`] : []),
      ...(next === undefined ? [] : [`${code}:${word} ${next}`]),
    ];
  });
  const [first = '', second = ''] = words;
  return {
    features: [
      'bias',
      ...shape,
      ...cues,
      ...lexical,
      `${code}:first:${first}`,
      `${code}:first:${first} ${second}`,
      `${code}:last:${words.at(-1) ?? ''}`,
    ],
    cues: [...cues.slice(0, 12), ...(values > 0 ? ['value'] : []), `first:${code}:${first}`],
  };
}

/** Words; where they have no spaces, runs of two and three characters. */
function wordsOf({ language }: PromptText, folded: string): string[] {
  if (language.grammar.isSpaced)
    return (folded.match(WORDS) ?? []).map((word) => (/^\d+$/.test(word) ? `#${word.length}` : word));
  const characters = [...folded].filter((each) => UNSPACED.test(each) || /[\p{L}\p{N}?!]/u.test(each));
  return characters.flatMap((each, index) => {
    const next = characters[index + 1];
    return next === undefined ? [each] : [each + next];
  });
}

function marksOf({ language }: PromptText, text: string): string[] {
  const found = (name: string, is: boolean): string[] => (is ? [`mark:${name}`] : []);
  const capitals = (text.match(/(?<!^)(?<![.!?]\s)(?<![\p{L}])\p{Lu}/gu) ?? []).length;
  return [
    ...found('?', /[?？]\s*[)"”]?$/u.test(text)),
    ...found('!', /[!！]/u.test(text)),
    ...found('quote', /["“„«「『]/u.test(text)),
    ...found('digit', /\d/.test(text)),
    ...found('start-digit', /^\d/.test(text)),
    ...found('slash', text.includes('/')),
    ...found('face', /[:;]-?[)D(]|\p{Extended_Pictographic}/u.test(text)),
    ...(language.grammar.isSpaced ? [`capitals:${Math.min(capitals, 3)}`] : []),
    ...found('capital', /^\p{Lu}/u.test(text)),
    ...found('shout', text.length > 4 && text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)),
  ];
}
