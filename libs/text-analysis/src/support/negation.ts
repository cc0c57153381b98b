import { termsOf } from '../terms.js';

/** Words that turn a statement round, in English, German, French and Spanish, and in scripts without spaces. */
const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no(?!\.\s?\d)|never|nor|none|neither|nobody|nothing|cannot|without|nicht|kein(?:e[mnrs]?)?|nie(?:mals|mand)?|ohne|weder|pas|jamais|aucune?|sans|nunca|jamás|ning[uú]n[ao]?|nadie|sin|ni)(?![\p{L}\p{N}])|n['’]t(?![\p{L}\p{N}])|ない|ません|なかった|不|没|未(?!来)|않|없/giu;
/** What a negation reaches ends here. */
const CLAUSE_END =
  /[,;:()\u2014\u2013。、；]|(?<![\p{L}])(?:but|because|although|though|while|if|unless|aber|sondern|mais|pero|sino)(?![\p{L}])/iu;
/** Verbs stand before the negation in German and French. */
const BACKWARD = /^(?:nicht|pas|jamais)$/i;
/** In scripts without spaces the character beside it is what a negation turns round. */
const UNSPACED_FORWARD = /^[不没未]$/;
const UNSPACED_BACKWARD = /^(?:ない|ません|なかった|않|없)$/;
const REACH = 60;
const MAX_TERMS = 2;

/** What a negation turns round: the next telling terms, or those before it as well. */
export type Negation = readonly string[];

/** The negations of a text with what each turns round, in order. */
export function negationsIn(text: string): Negation[] {
  return [...text.matchAll(NEGATION)].map(({ 0: word, index }) => {
    const end = index + word.length;
    const behind = text.slice(end, end + REACH);
    if (UNSPACED_FORWARD.test(word)) return [...(/\p{L}/u.exec(behind) ?? [])];
    if (UNSPACED_BACKWARD.test(word)) return lastStem(text.slice(Math.max(0, index - REACH), index));
    const stop = CLAUSE_END.exec(behind)?.index ?? behind.length;
    const scope = telling(wholeWords(behind.slice(0, stop), stop < REACH)).slice(0, MAX_TERMS);
    if (!BACKWARD.test(word)) return scope;
    return [...telling(text.slice(Math.max(0, index - REACH / 2), index)).slice(-MAX_TERMS), ...scope];
  });
}

/** Whether a claim negates what its source does not, or leaves out a negation of its source. */
export function isTurnedRound(
  claim: { terms: ReadonlySet<string>; negations: readonly Negation[] },
  source: { terms: ReadonlySet<string>; negations: readonly Negation[] },
): boolean {
  return (
    claim.negations.some((scope) => !isMatched(scope, source)) ||
    source.negations.some((scope) => isClaimed(scope, claim) && !isMatched(scope, claim))
  );
}

/** Some negation reaches the same words. */
function isMatched(scope: Negation, other: { negations: readonly Negation[] }): boolean {
  if (scope.length === 0) return other.negations.length > 0;
  return other.negations.some((reach) => reach.length === 0 || reach.some((term) => scope.includes(term)));
}

/** All the words that the source denies stand in the claim. */
function isClaimed(scope: Negation, claim: { terms: ReadonlySet<string> }): boolean {
  return scope.length > 0 && scope.every((term) => claim.terms.has(term));
}

function telling(text: string): string[] {
  return termsOf(text, 'query')
    .filter(({ isStopWord }) => !isStopWord)
    .map(({ term }) => term);
}

function wholeWords(text: string, isWhole: boolean): string {
  return isWhole ? text : text.replace(/[\p{L}\p{N}]+$/u, '');
}

/** The last Chinese character, which verbs and adjectives are written with, or the last letter where there is none. */
function lastStem(text: string): string[] {
  const stem = text.match(/\p{Script=Han}/gu)?.at(-1) ?? text.match(/\p{L}/gu)?.at(-1);
  return stem === undefined ? [] : [stem];
}
