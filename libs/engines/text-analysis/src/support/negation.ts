import { termOfWord } from '../terms.js';
import { contextOf, sharedCount } from './anchors.js';
import { isFunctionWord } from './function-words.js';

/** Words that turn a statement round, in English, German, French and Spanish, and in scripts without spaces. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no(?!\.\s?\d)|never|nor|none|neither|nobody|nothing|cannot|without|nicht|kein(?:e[mnrs]?)?|nie(?:mals|mand)?|ohne|weder|pas|jamais|aucune?|sans|nunca|jamás|ning[uú]n[ao]?|nadie|sin|ni)(?![\p{L}\p{N}])|n['’]t(?![\p{L}\p{N}])|ない|ません|なかった|不|没|未(?!来)|않|없/giu;
/** What a negation reaches ends here. */
const CLAUSE_END =
  /[,;:()\u2014\u2013。、；]|(?<!\p{L})(?:but|because|although|though|while|if|unless|aber|sondern|mais|pero|sino)(?!\p{L})/iu;
/** Verbs precede the negation in German and French. */
const BACKWARD = /^(?:nicht|pas|jamais)$/i;
/** In scripts without spaces the adjacent character is negated. */
const UNSPACED_FORWARD = /^[不没未]$/;
const UNSPACED_BACKWARD = /^(?:ない|ません|なかった|않|없)$/;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const REACH = 60;
const MAX_WORDS = 2;
const MAX_BACKWARD = 4;

/** What is negated: the content words next to the negation, nearest first; none when there are none. */
export interface Negation {
  reach: readonly { term: string; start: number }[];
}

/** A word of a sentence, how often it is negated there, and the words around it. */
interface Occurrence {
  negations: number;
  context: ReadonlySet<string>;
}

/** A sentence as far as denial goes. */
export interface Denial {
  text: string;
  negations: readonly Negation[];
}

/** The negations of a sentence, in order. */
export function negationsIn(text: string): Negation[] {
  return [...text.matchAll(NEGATION)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const behind = text.slice(end, end + REACH);
    if (UNSPACED_FORWARD.test(word)) return { reach: characterAt(text, end + behind.search(/\p{L}/u)) };
    if (UNSPACED_BACKWARD.test(word)) return { reach: lastStem(text, index) };
    const stop = CLAUSE_END.exec(behind)?.index ?? behind.length;
    const forward = contentWords(text, end, end + stop).slice(0, MAX_WORDS);
    if (!BACKWARD.test(word)) return { reach: forward };
    const backward = contentWords(text, Math.max(0, index - REACH), index).slice(-MAX_BACKWARD);
    return { reach: [...backward.toReversed(), ...forward] };
  });
}

/**
 * Whether a claim denies what its source states, or states what it denies: each word that either of them denies is
 * denied in the claim as often as in that place of the source whose other words are most like it.
 */
export function contradictsNegation(claim: Denial, source: readonly Denial[]): boolean {
  const stated = source.flatMap(({ negations }) => negations);
  if (claim.negations.length > stated.length) return true;
  const denied = new Set(
    [...claim.negations, ...stated].flatMap(({ reach }) => reach.slice(0, 1)).map(({ term }) => term),
  );
  for (const term of denied) {
    const there = source.flatMap((sentence) => occurrencesOf(term, sentence));
    for (const claimed of occurrencesOf(term, claim)) {
      if (!isLikeItsPlace(claimed, there)) return true;
    }
  }
  return false;
}

function isLikeItsPlace(claimed: Occurrence, there: readonly Occurrence[]): boolean {
  const likeness = there.map(({ context }) => sharedCount(claimed.context, context));
  const most = Math.max(0, ...likeness);
  const places = there.filter((_, index) => likeness[index] === most);
  // A denied word that the source lacks is a denial made up.
  if (places.length === 0) return claimed.negations === 0;
  return places.some(({ negations }) => negations === claimed.negations);
}

function occurrencesOf(term: string, { text, negations }: Denial): Occurrence[] {
  return placesOf(term, text).map(({ start, end }) => ({
    negations: negations.filter(({ reach }) => reach.some((word) => word.start === start)).length,
    context: contextOf(text, start, end, CLAUSE_END),
  }));
}

function placesOf(term: string, text: string): { start: number; end: number }[] {
  if (/^\p{Script=Han}$|^\p{Script=Hangul}$/u.test(term))
    return [...text.matchAll(new RegExp(term, 'gu'))].map(({ index }) => ({ start: index, end: index + 1 }));
  return [...text.matchAll(WORD)]
    .filter(([word]) => termOfWord(word) === term)
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

/** The words between two places that say something; a word that is cut off there does not count. */
function contentWords(text: string, from: number, to: number): { term: string; start: number }[] {
  return [...text.slice(from, to + 1).matchAll(WORD)]
    .filter(({ 0: word, index }) => from + index + word.length <= to && !isFunctionWord(word))
    .map(({ 0: word, index }) => ({ term: termOfWord(word), start: from + index }));
}

function characterAt(text: string, index: number): { term: string; start: number }[] {
  return index < text.length ? [{ term: text.charAt(index), start: index }] : [];
}

/** The last Chinese character before, with which verbs and adjectives are written, or the last letter. */
function lastStem(text: string, index: number): { term: string; start: number }[] {
  const before = text.slice(Math.max(0, index - REACH), index);
  const stem = [...before.matchAll(/\p{Script=Han}/gu)].at(-1) ?? [...before.matchAll(/\p{L}/gu)].at(-1);
  return stem ? [{ term: stem[0], start: index - before.length + stem.index }] : [];
}
