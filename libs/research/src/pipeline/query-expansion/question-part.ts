import { termOfWord } from '@capstan/text-analysis';
import { ASPECTS, type Aspect } from './aspect.js';
import type { Phrasebook } from './phrasebook.js';
import { type QuestionWord, folded, questionWords } from './question-words.js';

/** One question of those a query consists of, understood as far as rules go. */
export interface QuestionPart {
  /** Without its beginning that says nothing: a heading. */
  text: string;
  /** The telling words, names of aspects included. */
  words: QuestionWord[];
  /** The telling words of the subject alone; never empty unless `words` is. */
  subject: QuestionWord[];
  /** Aspects that it asks for, by name or by its shape, in its order. */
  aspects: Aspect[];
  /** What it compares, in its words; empty or at least two. */
  things: QuestionWord[][];
  /** It speaks of the subject of an earlier one: `its costs`. */
  isAnaphoric: boolean;
}

const MAX_OPENINGS = 4;
const MAX_THINGS = 6;
const ENDING = /[\s?!.,;:…]+$/u;

/** Takes one question apart. */
export function questionPart(sentence: string, phrasebook: Phrasebook): QuestionPart {
  const text = withoutOpening(sentence.trim().replace(ENDING, ''), phrasebook);
  const all = questionWords(text);
  const isAnaphoric = all.some((word) => phrasebook.pronouns.has(word.folded) && !isAcronym(word));
  const words = tellingWords(all, phrasebook);
  const things = comparedThings(text, phrasebook);
  const shape = things.length > 0 ? undefined : shapeOf(text, phrasebook);
  const about = shape ? questionWords(shape.subject) : all;
  const named = namedAspects(about, phrasebook);
  const subject = tellingWords(named.subject, phrasebook);
  const aspects = [...new Set([...named.aspects, ...(shape ? [shape.aspect] : [])])];
  return {
    text,
    words,
    subject: subject.length > 0 ? subject : words,
    aspects,
    things,
    isAnaphoric,
  };
}

/** Words that tell something; all of them when none does. */
export function tellingWords(words: readonly QuestionWord[], phrasebook: Phrasebook): QuestionWord[] {
  const telling = words.filter(
    (word) =>
      word.isQuoted ||
      isAcronym(word) ||
      (!phrasebook.stopWords.has(word.folded) &&
        (word.text.length > 1 || /[\p{N}\p{Lo}\p{Lu}]/u.test(word.text))),
  );
  return telling.length > 0 ? telling : [...words];
}

/** `IT`, `US`, `WHO`: never a pronoun. */
function isAcronym({ text }: QuestionWord): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(text);
}

/** The text from where it begins to say something, its first letter raised. */
function withoutOpening(text: string, { openings }: Phrasebook): string {
  let rest = text;
  for (let count = 0; count < MAX_OPENINGS; count += 1) {
    const shorter = openings.reduce((before, opening) => {
      const after = before.replace(opening, '').trim();
      return /[\p{L}\p{N}]/u.test(after) ? after : before;
    }, rest);
    if (shorter === rest) break;
    rest = shorter;
  }
  return rest;
}

function shapeOf(text: string, { shapes }: Phrasebook): { aspect: Aspect; subject: string } | undefined {
  for (const [pattern, aspect] of shapes) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return { aspect, subject: `${groups.subject ?? text} ${groups.rest ?? ''}` };
  }
  return undefined;
}

/** What a question compares, each thing with the purpose of the comparison left off. */
function comparedThings(text: string, phrasebook: Phrasebook): QuestionWord[][] {
  for (const pattern of phrasebook.comparisons) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const parts =
      groups.things === undefined ? [groups.a ?? '', groups.b ?? ''] : groups.things.split(phrasebook.joints);
    const things = parts.map((part) => telling(part.split(phrasebook.purpose)[0] ?? '', phrasebook));
    const named = things.filter((words) => words.length > 0 && words.length <= MAX_THINGS);
    if (named.length > 1 && named.length <= MAX_THINGS) return named;
  }
  return [];
}

const telling = (text: string, phrasebook: Phrasebook): QuestionWord[] => {
  const words = questionWords(text);
  return words.length === 0 ? [] : tellingWords(words, phrasebook);
};

/**
 * The aspects that stand before a subject (`costs and benefits of X`) or after it (`X costs`). In the middle of a
 * name they are part of it: `stock market crash`.
 */
function namedAspects(
  words: readonly QuestionWord[],
  phrasebook: Phrasebook,
): { aspects: Aspect[]; subject: QuestionWord[] } {
  const aspectOf = namesOf(phrasebook);
  const isFiller = (word: QuestionWord): boolean => phrasebook.stopWords.has(word.folded);
  const at = words.map((word) => (word.isQuoted ? undefined : aspectOf.get(termOfWord(word.folded))));
  const last = words.findIndex(
    (word, index) => phrasebook.links.has(word.folded) && at[previousTelling(index)] !== undefined,
  );
  const previous = previousTelling(last);
  if (
    last > 0 &&
    words.slice(0, previous + 1).every((word, index) => at[index] !== undefined || isFiller(word))
  ) {
    return {
      aspects: at.slice(0, last).filter((aspect) => aspect !== undefined),
      subject: words.slice(last + 1),
    };
  }
  let end = words.length;
  while (end > 0 && (at[end - 1] !== undefined || isFiller(words[end - 1]!))) end -= 1;
  const trailing = at.slice(end).filter((aspect) => aspect !== undefined);
  return end > 0 && trailing.length > 0
    ? { aspects: trailing, subject: words.slice(0, end) }
    : { aspects: [], subject: [...words] };

  function previousTelling(index: number): number {
    let place = index - 1;
    while (place > 0 && at[place] === undefined && isFiller(words[place]!)) place -= 1;
    return place;
  }
}

const knownNames = new WeakMap<Phrasebook, ReadonlyMap<string, Aspect>>();

/** Aspect by the stem of each word that names it. */
function namesOf(phrasebook: Phrasebook): ReadonlyMap<string, Aspect> {
  const known = knownNames.get(phrasebook);
  if (known) return known;
  const names = new Map<string, Aspect>();
  for (const aspect of ASPECTS) {
    const { words, names: further = [] } = phrasebook.aspects[aspect];
    for (const name of [...words, ...further]) names.set(termOfWord(folded(name)), aspect);
  }
  knownNames.set(phrasebook, names);
  return names;
}
