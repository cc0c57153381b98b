import { relationOfWords } from './align.js';
import type { Statement, Word } from '../reading/statement.js';

/** Words of a claim that replace words of the source, between words that both have. */
export interface Substitution {
  claimed: Word[];
  stated: Word[];
  /** Share of the words around it that both have, 0 to 1. */
  surroundings: number;
  /** Index of the sentence of the source. */
  sentence: number;
}

/** A longer difference is a paraphrase, not a substitution. */
const MAX_WORDS = 10;
const CONTEXT = 4;

/**
 * Compares a claim with the sentence of the source that it follows most closely, and returns where it differs. A
 * substituted word in an otherwise equal sentence is rarely a paraphrase.
 */
export function substitutionsIn(claim: Statement, source: Statement): Substitution[] {
  const sentences = Map.groupBy(source.words, ({ sentence }) => sentence);
  let best: { pairs: [number, number][]; words: Word[] } | undefined;
  for (const words of sentences.values()) {
    const pairs = commonWords(claim.words, words);
    if (!best || pairs.length > best.pairs.length) best = { pairs, words };
  }
  return best ? gapsBetween(best.pairs, claim.words, best.words) : [];
}

/** Returns the longest common subsequence of two lists of words, as pairs of indexes. */
function commonWords(one: readonly Word[], other: readonly Word[]): [number, number][] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i]?.stem === other[j]?.stem
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i]?.stem === other[j]?.stem) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

function gapsBetween(
  pairs: readonly [number, number][],
  claim: readonly Word[],
  source: readonly Word[],
): Substitution[] {
  const isPaired = new Set(pairs.map(([place]) => place));
  const ends: [number, number][] = [[-1, -1], ...pairs, [claim.length, source.length]];
  return ends.slice(1).flatMap(([toClaim, toSource], index) => {
    const [fromClaim, fromSource] = ends[index] ?? [-1, -1];
    const claimed = claim.slice(fromClaim + 1, toClaim);
    const stated = source.slice(fromSource + 1, toSource);
    const isOpen = fromClaim === -1 || toClaim === claim.length;
    if (claimed.length + stated.length === 0 || claimed.length > MAX_WORDS) return [];
    if (stated.length > MAX_WORDS && !isOpen) return [];
    let around = 0;
    for (let step = 0; step < CONTEXT; step += 1) {
      around += isPaired.has(fromClaim - step) ? 1 : 0;
      around += isPaired.has(toClaim + step) ? 1 : 0;
    }
    const room = Math.min(CONTEXT, fromClaim + 1) + Math.min(CONTEXT, claim.length - toClaim);
    return [
      { claimed, stated, surroundings: around / Math.max(CONTEXT, room), sentence: source[0]?.sentence ?? 0 },
    ];
  });
}

/** Returns the content words of a claim that replace words of another meaning. */
export function exchangedWords({ claimed, stated }: Substitution): Word[] {
  const lost = stated.filter(({ isContent }) => isContent);
  // A part moved to another place fills a gap with more words than it had.
  if (lost.length === 0 || claimed.filter(({ isContent }) => isContent).length > lost.length + 1) return [];
  return claimed.filter(
    (word) =>
      word.isContent &&
      !stated.some((other) => ['same', 'synonym'].includes(relationOfWords(word, other) ?? '')),
  );
}
