import { createHash } from 'node:crypto';

/** A page of a data set. */
export interface AnnotatedPage {
  id: string;
  url: string;
  html: string;
}

export type Half = 'A' | 'B';

/** Most rules were made looking at half A only, so that half B tells what they are worth (README.md says which were not). */
export function halfOf(name: string): Half {
  return createHash('sha1').update(name).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** Share of right among found and among wanted, and their harmonic mean. */
export interface Score {
  f1: number;
  precision: number;
  recall: number;
}
