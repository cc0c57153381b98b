import { type Relation, relationOf } from '../lexicon/lexicon.js';
import type { Statement, Word } from '../reading/statement.js';

/** A content word of a claim with the word of the source that has the same meaning. */
export interface AlignedWord {
  word: Word;
  /** null: the source has no such word. */
  target: Word | null;
  /** Similarity of the two, 0 to 1. */
  likeness: number;
  /** An antonym in the source, if it fits the context better than the target. */
  opposite: Word | null;
}

/** A claim aligned with its source, word by word. */
export interface Alignment {
  words: AlignedWord[];
  /** By position in the claim. */
  byPlace: ReadonlyMap<number, AlignedWord>;
  /** Positions in the source that words of the claim are aligned with. */
  used: ReadonlySet<number>;
}

const LIKENESS: Readonly<Record<NonNullable<Relation>, number>> = {
  same: 1,
  synonym: 0.8,
  related: 0.5,
  antonym: 0,
};
/** Weight of the context when choosing between two positions of the source. */
const CONTEXT_WEIGHT = 0.4;
const NEIGHBORS = 2;
/** Minimum difference by which the context of an antonym must fit better than that of the word itself. */
const MIN_LEAD = 0.15;
/** An antonym in another context refers to something else. */
const MIN_AGREEMENT = 0.5;
const REACH = 5;

interface Candidate {
  target: Word;
  likeness: number;
  /** Similarity plus agreement of the context. */
  fit: number;
}

/** Aligns each content word of a claim with the word of the source that fits best, by meaning and context. */
export function align(claim: Statement, source: Statement): Alignment {
  const contents = claim.words.filter(({ isContent }) => isContent);
  const targets = source.words.filter(({ isContent }) => isContent);
  const places = placesOf(targets);
  const words = contents.map((word, index): AlignedWord => {
    const neighbors = [
      ...contents.slice(Math.max(0, index - NEIGHBORS), index),
      ...contents.slice(index + 1, index + 1 + NEIGHBORS),
    ];
    const agreement = (target: Word): number => agreementAt(neighbors, target, places);
    let best: Candidate | undefined;
    let opposite: Candidate | undefined;
    for (const target of targets) {
      const relation = relationOfWords(word, target);
      if (relation === null) continue;
      const likeness = LIKENESS[relation];
      const fit = likeness + CONTEXT_WEIGHT * agreement(target);
      if (relation === 'antonym') {
        if (!opposite || fit > opposite.fit) opposite = { target, likeness, fit };
      } else if (!best || fit > best.fit) best = { target, likeness, fit };
    }
    const outdone =
      opposite && (!best || best.likeness < 1 || best.fit - best.likeness + MIN_LEAD < opposite.fit);
    return {
      word,
      target: best?.target ?? null,
      likeness: best?.likeness ?? 0,
      opposite: outdone && opposite && agreement(opposite.target) >= MIN_AGREEMENT ? opposite.target : null,
    };
  });
  return {
    words,
    byPlace: new Map(words.map((aligned) => [aligned.word.at, aligned])),
    used: new Set(words.flatMap(({ target }) => (target ? [target.at] : []))),
  };
}

export function relationOfWords(one: Word, other: Word): Relation {
  if (one.lower === other.lower) return 'same';
  if (isExact(one) || isExact(other)) return isSameLiteral(one, other) ? 'same' : null;
  return relationOf(one.stem, other.stem);
}

const isExact = ({ isLiteral, lower }: Word): boolean => isLiteral && !/^\p{L}+$/u.test(lower);

/** `semget` names `semget(2)`, and `--all` is `all` with its dashes. */
function isSameLiteral(one: Word, other: Word): boolean {
  return bare(one.lower) === bare(other.lower) && bare(one.lower) !== '';
}

const bare = (text: string): string => text.replace(/^[-_./]+/, '').replace(/(?<![_.:])[_.:]+$/, '');

function placesOf(words: readonly Word[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { stem, at } of words) {
    const known = places.get(stem);
    if (known) known.push(at);
    else places.set(stem, [at]);
  }
  return places;
}

function agreementAt(
  neighbors: readonly Word[],
  target: Word,
  places: ReadonlyMap<string, number[]>,
): number {
  if (neighbors.length === 0) return 0;
  const near = neighbors.filter(({ stem }) =>
    places.get(stem)?.some((at) => at !== target.at && Math.abs(at - target.at) <= REACH),
  );
  return near.length / neighbors.length;
}
