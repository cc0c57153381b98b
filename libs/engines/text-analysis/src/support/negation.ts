import { termOfWord } from '../terms.js';
import { contextOf, sharedCount } from './anchors.js';
import { isFunctionWord } from './function-words.js';

/** Negations in English, German, French and Spanish, and in scripts without spaces. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no(?!\.\s?\d)|never|nor|none|neither|nobody|nothing|cannot|without|nicht|kein(?:e[mnrs]?)?|nie(?:mals|mand)?|ohne|weder|pas|jamais|aucune?|sans|nunca|jamás|ning[uú]n[ao]?|nadie|sin|ni)(?![\p{L}\p{N}])|n['’]t(?![\p{L}\p{N}])|ない|ません|なかった|不|没|未(?!来)|않|없/giu;
/** Ends the scope of a negation. */
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

/** The scope of a negation: the content words next to it, nearest first; may be empty. */
export interface Negation {
  reach: readonly { term: string; start: number }[];
}

/** An occurrence of a word: how often it is negated, and the words around it. */
interface Occurrence {
  negations: number;
  context: ReadonlySet<string>;
}

/** A sentence with its negations. */
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
 * Returns whether a claim negates what its source states, or states what it negates: each negated word must be negated
 * in the claim as often as in the most similar place of the source.
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
  // The source does not contain the word, so the negation is invented.
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

/** Returns the content words between two positions, without a truncated last one. */
function contentWords(text: string, from: number, to: number): { term: string; start: number }[] {
  return [...text.slice(from, to + 1).matchAll(WORD)]
    .filter(({ 0: word, index }) => from + index + word.length <= to && !isFunctionWord(word))
    .map(({ 0: word, index }) => ({ term: termOfWord(word), start: from + index }));
}

function characterAt(text: string, index: number): { term: string; start: number }[] {
  return index < text.length ? [{ term: text.charAt(index), start: index }] : [];
}

/** Returns the last Chinese character before a position, which is the stem of a verb or adjective, or the last letter. */
function lastStem(text: string, index: number): { term: string; start: number }[] {
  const before = text.slice(Math.max(0, index - REACH), index);
  const stem = [...before.matchAll(/\p{Script=Han}/gu)].at(-1) ?? [...before.matchAll(/\p{L}/gu)].at(-1);
  return stem ? [{ term: stem[0], start: index - before.length + stem.index }] : [];
}
