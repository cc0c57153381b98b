import { areNearDuplicates, fingerprintOf } from '@capstan/text-analysis';
import type { Source } from '../../model/source.js';

/** Enough to know a copy by. */
const MAX_LENGTH = 20_000;

/**
 * Which source each source repeats: the most credible of those whose texts are nearly the same, and itself when there is
 * no such. Copies of one text are one voice, however many sites carry it.
 */
export function independentSources(sources: readonly Source[]): Map<number, number> {
  const originals: { id: number; fingerprint: bigint }[] = [];
  const voices = new Map<number, number>();
  const trusted = sources.toSorted(
    (one, other) => other.credibility.score - one.credibility.score || one.id - other.id,
  );
  for (const { id, text } of trusted) {
    const fingerprint = fingerprintOf(text.slice(0, MAX_LENGTH));
    const original = originals.find((other) => areNearDuplicates(other.fingerprint, fingerprint));
    voices.set(id, original?.id ?? id);
    if (!original) originals.push({ id, fingerprint });
  }
  return voices;
}
