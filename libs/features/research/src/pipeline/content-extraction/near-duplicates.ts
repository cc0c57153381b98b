import { areNearDuplicates, fingerprintOf } from '@capstan/text-analysis';

/** A text to compare with others. */
export interface RivalText {
  /** Result of `fingerprintOf`. */
  fingerprint: string;
  /** 0 to 1. */
  credibility: number;
}

/** Smaller differences in credibility are ignored: the earlier text is kept. */
const CREDIBILITY_STEP = 0.1;

/** The fingerprint of a text as decimal digits, since plain data has no BigInt. */
export function printOf(text: string): string {
  return fingerprintOf(text).toString();
}

/**
 * Distinguishes copies (mirrors, print versions, syndicated news) from originals: of equal texts the most
 * credible is kept, of equally credible ones the first; those in `fixed` are always kept.
 * @returns for each of `texts` what it copies, an index into `[...fixed, ...texts]`, or null if it is kept.
 */
export function originalsOf(
  fixed: readonly Pick<RivalText, 'fingerprint'>[],
  texts: readonly RivalText[],
): (number | null)[] {
  const originals: (number | null)[] = texts.map(() => null);
  const kept = fixed.map(({ fingerprint }, place) => ({ place, print: BigInt(fingerprint) }));
  const step = ({ credibility }: RivalText): number => Math.floor(credibility / CREDIBILITY_STEP);
  const bestFirst = [...texts.entries()].toSorted(([, one], [, other]) => step(other) - step(one));
  for (const [index, { fingerprint }] of bestFirst) {
    const print = BigInt(fingerprint);
    const original = kept.find((other) => areNearDuplicates(other.print, print));
    if (original) originals[index] = original.place;
    else kept.push({ place: fixed.length + index, print });
  }
  return originals;
}
