import { areNearDuplicates, fingerprintOf, termsOf } from '@capstan/text-analysis';
import type { Source } from '../../model/source.js';

/** Enough to recognize a copy. UTF-16 units. */
const MAX_LENGTH = 20_000;
/** A fingerprint of a few sentences is too coarse: another number makes another statement. */
const MIN_LENGTH = 600;

interface Original {
  id: number;
  /** Fingerprint, or the words of a short text. */
  print: bigint | string;
}

/**
 * Maps each source to its original: the most credible of nearly equal texts, or itself. Copies of a text
 * count as one source, however many sites have it.
 */
export function independentSources(sources: readonly Source[]): Map<number, number> {
  const originals: Original[] = [];
  const voices = new Map<number, number>();
  const trusted = sources.toSorted(
    (one, other) => other.credibility.score - one.credibility.score || one.id - other.id,
  );
  for (const { id, text } of trusted) {
    const print = printOf(text);
    const original = originals.find((other) => isCopy(other.print, print));
    voices.set(id, original?.id ?? id);
    if (!original) originals.push({ id, print });
  }
  return voices;
}

function printOf(text: string): bigint | string {
  if (text.length >= MIN_LENGTH) return fingerprintOf(text.slice(0, MAX_LENGTH));
  return termsOf(text, 'query')
    .map(({ term }) => term)
    .join(' ');
}

function isCopy(one: bigint | string, other: bigint | string): boolean {
  if (typeof one === 'bigint' && typeof other === 'bigint') return areNearDuplicates(one, other);
  return one === other;
}
