import { exchangedWords, substitutionsIn, type Substitution } from '../alignment/substitutions.js';
import type { Word } from '../reading/statement.js';
import * as classes from '../reading/word-classes.js';
import { clausesSpokenOf } from './hosts.js';
import type { Pair } from './operators.js';

/** Classes of function words, with what changes the meaning: adding one or removing one. */
const CLASSES: readonly { set: ReadonlySet<string>; isAdded: boolean; isDropped: boolean }[] = [
  { set: classes.HEDGES, isAdded: false, isDropped: true },
  { set: classes.REPORTED, isAdded: false, isDropped: true },
  { set: classes.NECESSITIES, isAdded: true, isDropped: true },
  { set: classes.ADVICE, isAdded: false, isDropped: true },
  { set: classes.CERTAINTIES, isAdded: true, isDropped: false },
  { set: classes.UNIVERSALS, isAdded: true, isDropped: false },
  { set: classes.PARTIALS, isAdded: false, isDropped: true },
  { set: classes.ONLY, isAdded: true, isDropped: true },
];
const NEGATIVE = new Set([...classes.NEGATIONS, 'unless', 'except', 'excluding']);
/** Maximum number of words that are substituted one by one. */
const MAX_EXCHANGED = 3;
const MAX_EXCHANGED_WORDS = 2;
const ALL = new Set(['all', 'every', 'each', 'both']);
/** In the scope of these, "any" and "all" differ. */
const CONDITIONALS = new Set(['if', 'when', 'unless', 'until', 'not', 'without']);
/** The source has more words here, which the claim omits. */
const MAX_STATED = 5;
const DIRECTIONS: readonly (readonly [string, string])[] = [
  ['from', 'to'],
  ['before', 'after'],
  ['with', 'without'],
  ['until', 'after'],
  ['more', 'less'],
  ['over', 'under'],
  ['in', 'out'],
  ['more', 'fewer'],
  ['most', 'least'],
  ['since', 'until'],
  ['once', 'before'],
  ['inside', 'outside'],
  ['up', 'down'],
  ['if', 'even'],
];
/** Less than half of the context is equal: a paraphrase, which the other features judge. */
const MIN_SURROUNDINGS = 0.5;

/** Computes the differences between a claim and the sentence that it otherwise follows word for word. */
export function gapFeatures({ claim, source, alignment }: Pair): Record<string, number> {
  const gaps = substitutionsIn(claim, source);
  const close = gaps.filter(({ surroundings }) => surroundings >= MIN_SURROUNDINGS);
  const spoken = clausesSpokenOf(source, alignment);
  const isForeign = ({ at }: Word): boolean => alignment.byPlace.get(at)?.target === null;
  const strongest = (test: (gap: Substitution) => boolean): number =>
    Math.max(0, ...gaps.map((gap) => (test(gap) ? gap.surroundings : 0)));
  const isKept = (word: Word): boolean => claim.words.some(({ stem }) => stem === word.stem);
  return {
    exchangedForeign: strongest((gap) => exchangedWords(gap).some(isForeign)),
    exchangedMoved: strongest(
      (gap) =>
        isFew(exchangedWords(gap)) &&
        exchangedWords(gap).some((word) => !isForeign(word)) &&
        !gap.stated.some((word) => word.isContent && isKept(word)),
    ),
    swapped: swappedShare(gaps),
    gapNegation: strongest(
      (gap) =>
        isShort(gap) &&
        countOf(gap.claimed, NEGATIVE) % 2 !== countOf(gap.stated, NEGATIVE) % 2 &&
        countOf(claim.words, NEGATIVE) !==
          countOf(
            source.words.filter(({ sentence, clause }) => sentence === gap.sentence && spoken.has(clause)),
            NEGATIVE,
          ),
    ),
    gapOperators:
      Math.min(
        2,
        close.reduce((sum, gap) => sum + operatorChanges(gap, claim.words, source.words), 0),
      ) / 2,
    gapDirection: Math.min(1, close.filter(isTurned).length),
  };
}

const countOf = (words: readonly Word[], set: ReadonlySet<string>): number =>
  words.filter(({ lower }) => set.has(lower)).length;

/** More words are a part that was moved. */
const isFew = (words: readonly Word[]): boolean => words.length <= MAX_EXCHANGED_WORDS;

const isShort = ({ stated }: Substitution): boolean => stated.length <= MAX_STATED;

function operatorChanges(gap: Substitution, claim: readonly Word[], source: readonly Word[]): number {
  if (!isShort(gap)) return 0;
  const { claimed, stated } = gap;
  const sentence = source.filter((word) => word.sentence === gap.sentence);
  const isLocal = claimed.length <= MAX_EXCHANGED && stated.length <= MAX_EXCHANGED;
  const changed = CLASSES.filter(({ set, isAdded, isDropped }) => {
    const difference = countOf(claimed, set) - countOf(stated, set);
    const inAll = countOf(claim, set) - countOf(sentence, set);
    if (difference > 0) return isAdded && (isLocal ? inAll > 0 : countOf(source, set) === 0);
    return difference < 0 && isDropped && (isLocal ? inAll < 0 : countOf(claim, set) === 0);
  }).length;
  const isAny = (words: readonly Word[]): boolean => words.some(({ lower }) => lower === 'any');
  const isConditional = claim.some(({ lower }) => CONDITIONALS.has(lower));
  const isAnyForAll =
    (isAny(claimed) && countOf(stated, ALL) > 0) || (isAny(stated) && countOf(claimed, ALL) > 0);
  return changed + (isConditional && isAnyForAll ? 1 : 0);
}

function isTurned({ claimed, stated }: Substitution): boolean {
  const has = (words: readonly Word[], word: string): boolean => words.some(({ lower }) => lower === word);
  return DIRECTIONS.some(
    ([one, other]) =>
      (has(claimed, one) && has(stated, other) && !has(claimed, other)) ||
      (has(claimed, other) && has(stated, one) && !has(claimed, one)),
  );
}

/** Returns the similarity of the contexts of two parts that replace each other. */
function swappedShare(gaps: readonly Substitution[]): number {
  let most = 0;
  gaps.forEach((one, index) => {
    for (const other of gaps.slice(index + 1)) {
      if (shareStems(one.claimed, other.stated) && shareStems(other.claimed, one.stated))
        most = Math.max(most, Math.min(one.surroundings, other.surroundings));
    }
  });
  return most;
}

const shareStems = (one: readonly Word[], other: readonly Word[]): boolean =>
  one.some((word) => word.isContent && other.some(({ stem }) => stem === word.stem));
