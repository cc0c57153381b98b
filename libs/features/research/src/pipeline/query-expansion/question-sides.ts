import { termOfWord } from '@capstan/text-analysis';
import { ASPECTS, type Aspect } from './aspect.js';
import type { Phrasebook } from './phrasebook.js';
import { type QuestionWord, folded, questionWords, contentWords } from './question-words.js';

/** An aspect of a subject in the words of the question: `major producers`, `symptoms`. */
export interface Side {
  /** Undefined for words that match no known aspect. */
  aspect: Aspect | undefined;
  /** Empty for a suspended compound: `Vor- und Nachteile`. */
  words: QuestionWord[];
}

const MAX_SIDE_WORDS = 4;
/** `Vor-` of `Vor- und Nachteile`. */
const SUSPENDED = /-\s*$/;

/**
 * The aspects before a subject (`causes and symptoms of X`) or after it (`X costs`), and the rest, which is
 * the subject. In the middle of a name they are part of it: `stock market crash`.
 */
export function namedSides(text: string, phrasebook: Phrasebook): { sides: Side[]; subject: string } {
  const link = phrasebook.link.exec(text);
  if (link) {
    const sides = sidesIn(text.slice(0, link.index), phrasebook);
    const subject = text.slice(link.index + link[0].length);
    const isList = sides.length > 0 && sides.every(({ words }) => words.length <= MAX_SIDE_WORDS);
    const isNamed =
      sides.length > 1
        ? sides.some(({ aspect }) => aspect !== undefined)
        : endsInAspect(sides[0], phrasebook);
    if (isList && isNamed) return { sides, subject };
  }
  return trailingSides(text, phrasebook);
}

/** `side effects of X`, but not `price heat pump in X`. */
function endsInAspect(side: Side | undefined, phrasebook: Phrasebook): boolean {
  return (
    side !== undefined &&
    (side.words.length === 0 || aspectIn(side.words.slice(-1), phrasebook) !== undefined)
  );
}

/** The items of a list as aspects. */
export function sidesIn(list: string, phrasebook: Phrasebook): Side[] {
  return list
    .split(phrasebook.joints)
    .map((item) => sideOf(item, phrasebook))
    .filter((side) => side !== undefined);
}

function sideOf(item: string, phrasebook: Phrasebook): Side | undefined {
  const all = questionWords(item);
  if (SUSPENDED.test(item)) {
    const aspect = aspectIn(all, phrasebook);
    return aspect && { aspect, words: [] };
  }
  const words = contentWords(all, phrasebook);
  return words.length > 0 ? { aspect: aspectIn(words, phrasebook), words } : undefined;
}

function trailingSides(text: string, phrasebook: Phrasebook): { sides: Side[]; subject: string } {
  const words = questionWords(text);
  let end = words.length;
  while (end > 0 && isSideOrFiller(words[end - 1], phrasebook)) end -= 1;
  const sides = contentWords(words.slice(end), phrasebook).map((word) => ({
    aspect: aspectIn([word], phrasebook),
    words: [word],
  }));
  const isBareList = end === 0 && sides.length > 1;
  if (sides.length === 0 || (end === 0 && !isBareList)) return { sides: [], subject: text };
  return {
    sides,
    subject: words
      .slice(0, end)
      .map(({ text: word }) => word)
      .join(' '),
  };
}

function isSideOrFiller(word: QuestionWord | undefined, phrasebook: Phrasebook): boolean {
  if (!word || word.isName) return false;
  return phrasebook.stopWords.has(word.folded) || aspectIn([word], phrasebook) !== undefined;
}

/** The aspect that the words name; the last match wins. */
function aspectIn(words: readonly QuestionWord[], phrasebook: Phrasebook): Aspect | undefined {
  const names = namesOf(phrasebook);
  return words
    .filter(({ isName }) => !isName)
    .map(({ folded: word }) => names.get(termOfWord(word)))
    .findLast((aspect) => aspect !== undefined);
}

const knownNames = new WeakMap<Phrasebook, ReadonlyMap<string, Aspect>>();

/** Aspects by the stems of their words. */
function namesOf(phrasebook: Phrasebook): ReadonlyMap<string, Aspect> {
  const known = knownNames.get(phrasebook);
  if (known) return known;
  const names = new Map<string, Aspect>();
  for (const aspect of ASPECTS) {
    const { words, names: further = [] } = phrasebook.aspects[aspect];
    for (const name of [...words, ...further]) {
      const term = termOfWord(folded(name));
      if (!names.has(term)) names.set(term, aspect);
    }
  }
  knownNames.set(phrasebook, names);
  return names;
}
