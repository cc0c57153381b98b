import { explicitNames, namesBeforeWords, namesBesideKinds, quotedNames } from './introduced-names.js';
import type { Candidate, FoundName } from './name-candidate.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import { wordsBeside } from '../clauses/roles.js';
import { isNameShaped, NAME } from '../extract/name-shape.js';
import { overlaps, type Range } from '../text/range.js';
import { cutName } from './name-cuts.js';

export type { FoundName } from './name-candidate.js';

const CERTAIN_SCORE = 60;

const MAX_LEADING_WORDS = 6;

/** The name of the business, club or event: what is called so, quoted, or where names are written. */
export function findName(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): FoundName | null {
  const candidates = [
    ...explicitNames(prompt, clauses),
    ...namesBeforeWords(prompt),
    ...namesAfterTitles(prompt, clauses, taken),
    ...prefixNames(prompt, clauses, taken),
    ...quotedNames(prompt, clauses, taken),
    ...leadingNames(prompt, clauses, taken),
    ...namesBesideKinds(prompt, clauses, taken),
    ...namesInWishes(prompt, clauses, taken),
  ].filter(({ name }) => name.length >= 2 && name.length <= 80);
  const best = candidates.toSorted((a, b) => b.score - a.score || a.start - b.start)[0];
  return best === undefined
    ? null
    : { name: best.name, start: best.start, end: best.end, isCertain: best.score >= CERTAIN_SCORE };
}

/** A prompt, or a sentence of it, that begins with a name: "Tern & Tide, seafood restaurant", "Kiln Street is a …". */
function leadingNames(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  const { lists, kindWords, features } = prompt.language;
  return clauses.flatMap((clause, index): Candidate[] => {
    const isStart = index === 0 || clauses[index - 1]!.sentence !== clause.sentence;
    if (
      !isStart ||
      clause.sentence > 3 ||
      clause.role === 'remark' ||
      clause.role === 'without' ||
      clause.isTitle
    )
      return [];
    const verb = lists.isA.find(prompt.fold(clause))[0];
    const end = verb === undefined ? clause.end : clause.start + verb.start;
    const range = cutName(prompt, { start: clause.start, end });
    const words = range.name.split(/\s+/u);
    if (
      words.length > MAX_LEADING_WORDS ||
      range.name === '' ||
      taken.some((other) => overlaps(other, range))
    )
      return [];
    const folded = prompt.fold(range);
    if (lists.site.isIn(folded) || lists.own.atStart(folded) || lists.command.isIn(folded)) return [];
    const isUnspaced = !prompt.language.grammar.isSpaced;
    const isGrammar = !isUnspaced && wordsBeside(folded, lists.function.find(folded)).length === 0;
    const isKind = isUnspaced
      ? kindWords.find(folded).some((each) => each.end - each.start === folded.length)
      : wordsBeside(folded, [
          ...kindWords.find(folded),
          ...lists.function.find(folded),
          ...features.find(folded),
        ]).length === 0;
    if (isGrammar || isKind || /\d{3}/.test(range.name)) return [];
    const isShaped =
      words.filter((word) => /^\p{Lu}|^[\p{Script=Han}\p{Script=Katakana}]/u.test(word)).length >=
      Math.min(2, words.length);
    const isVerbed = verb !== undefined && isShaped;
    const isAlone = verb === undefined;
    if (!isVerbed && !isAlone) return [];
    if (!isShaped && clause.sentence > 1) return [];
    return [{ ...range, score: (isShaped ? 72 : 45) - clause.sentence * 12 - (isVerbed ? 2 : 0) }];
  });
}

/** "Directory of people who help: Redwood Mutual Aid": a name after the colon of the first sentence. */
function namesAfterTitles(
  prompt: PromptText,
  clauses: readonly Clause[],
  taken: readonly Range[],
): Candidate[] {
  return clauses.flatMap((clause): Candidate[] => {
    const range = cutName(prompt, clause);
    if (clause.sentence > 0 || clause.opening !== ':' || !isNameShaped(range.name)) return [];
    return taken.some((other) => overlaps(other, range)) ? [] : [{ ...range, score: 68 }];
  });
}

const PREFIX_NAME = new RegExp(String.raw`^${NAME}(?=\s\p{Ll})`, 'u');

/** "Tidepool Tutors gives lessons": several capitalized words before the verb of the first sentence. */
function prefixNames(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  const [clause] = clauses;
  if (clause === undefined || prompt.language.grammar.nounsAreCapital) return [];
  const name = PREFIX_NAME.exec(prompt.text.slice(clause.start, clause.end))?.[0] ?? '';
  const range = { start: clause.start, end: clause.start + name.length };
  if (name.split(/\s/u).length < 2 || taken.some((other) => overlaps(other, range))) return [];
  return [{ ...cutName(prompt, range), score: 66 }];
}

const ANY_NAME = new RegExp(String.raw`(?<![\p{L}'’])${NAME}`, 'gu');

/** "an internet presence for Meridian Accounting": the first name of several words in a wish. */
function namesInWishes(prompt: PromptText, clauses: readonly Clause[], taken: readonly Range[]): Candidate[] {
  return clauses.flatMap((clause): Candidate[] => {
    if (clause.role !== 'wish' || clause.sentence > 1 || !prompt.language.grammar.isSpaced) return [];
    return [...prompt.text.slice(clause.start, clause.end).matchAll(ANY_NAME)].flatMap(
      ({ 0: text, index }): Candidate[] => {
        const start = clause.start + index;
        const range = { start, end: start + text.length };
        const before = prompt.folded.slice(Math.max(clause.start, start - 14), start).trimEnd();
        const isPlace = prompt.language.lists.place.find(before).some(({ end }) => end === before.length);
        const isFree = !taken.some((other) => overlaps(other, range));
        return index === 0 || isPlace || !isFree || text.split(/\s/u).length < 2
          ? []
          : [{ ...cutName(prompt, range), score: 64 - clause.sentence }];
      },
    );
  });
}
