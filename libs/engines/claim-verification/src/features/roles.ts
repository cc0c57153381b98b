import type { AlignedWord } from '../alignment/align.js';
import type { Statement, Word } from '../reading/statement.js';
import type { Pair } from './operators.js';

const PREPOSITIONS = new Set(
  'by to from with without on in for of as into onto than at through against over after before until per versus'.split(
    ' ',
  ),
);
const NONE = 'none';
const REACH = 4;
const OPPOSITE: Readonly<Record<string, string>> = {
  from: 'to',
  to: 'from',
  with: 'without',
  without: 'with',
  before: 'after',
  after: 'before',
  over: 'under',
};
const BE = /^(?:is|are|was|were|be|been|being)$/;
const MIN_LIKENESS = 0.8;

/** Returns whether words swapped their roles: "A relies on B" for "B relies on A". */
export function roleFeatures({ claim, source, alignment }: Pair): Record<string, number> {
  const placed = alignment.words.flatMap(({ word, target, likeness }: AlignedWord) => {
    if (!target || likeness < MIN_LIKENESS) return [];
    return [{ word, target, claimed: governorOf(claim, word), stated: governorOf(source, target) }];
  });
  const voice = isPassive(claim) !== isPassive(source);
  let exchanged = 0;
  placed.forEach((one, index) => {
    if (one.claimed === one.stated) return;
    for (const other of placed.slice(index + 1)) {
      if (one.word.sentence !== other.word.sentence || one.target.sentence !== other.target.sentence)
        continue;
      if (one.word.stem === other.word.stem) continue;
      const crossed = one.claimed === other.stated && one.stated === other.claimed;
      const around = Math.abs(one.word.at - other.word.at) <= 12;
      if (crossed && around && !(voice && [one.claimed, one.stated].includes('by'))) exchanged += 1;
    }
  });
  const turned = placed.filter(({ claimed, stated }) => OPPOSITE[claimed] === stated).length;
  return {
    rolesExchanged: Math.min(2, exchanged) / 2,
    prepositionsTurned: Math.min(1, turned),
    brokenPairs: Math.min(2, brokenPairs({ claim, source, alignment })) / 2,
  };
}

/** Returns the preposition that a word depends on, if any. */
function governorOf({ words }: Statement, word: Word): string {
  let contents = 0;
  for (let at = word.at - 1; at >= word.at - REACH; at -= 1) {
    const before = words[at];
    if (!before || before.clause !== word.clause) return NONE;
    if (PREPOSITIONS.has(before.lower)) return before.lower;
    if (before.isContent) contents += 1;
    if (contents > 1) return NONE;
  }
  return NONE;
}

const isPassive = ({ words }: Statement): boolean =>
  words.some(
    ({ lower, at }) =>
      BE.test(lower) &&
      words.slice(at + 1, at + 4).some((each) => /(?:ed|en|wn)$/.test(each.lower)) &&
      words.slice(at + 1, at + 7).some((each) => each.lower === 'by'),
  );

/** Maximum distance of related words in the claim. */
const NEAR = 3;
/** Minimum distance of unrelated words in the source. */
const FAR = 9;

/** Counts the neighbors in the claim that are not close to each other anywhere in the source. */
function brokenPairs({ source, alignment }: Pair): number {
  const near = (one: Word, other: Word): boolean =>
    source.words.some(
      (first) =>
        first.stem === one.stem &&
        source.words.some(
          (second) =>
            second.stem === other.stem &&
            Math.abs(second.at - first.at) <= FAR &&
            second.sentence === first.sentence,
        ),
    );
  return alignment.words.filter((one, index) => {
    const other = alignment.words[index + 1];
    if (!other || one.likeness < 1 || other.likeness < 1) return false;
    if (one.word.clause !== other.word.clause || other.word.at - one.word.at > NEAR) return false;
    return !near(one.word, other.word);
  }).length;
}
