import { createHash } from 'node:crypto';

/** A page of a data set. */
export interface AnnotatedPage {
  id: string;
  url: string;
  html: string;
}

export type Half = 'A' | 'B';

/** Pages of half A may be looked at while rules are made; half B tells what the rules are worth. */
export function halfOf(name: string): Half {
  return createHash('sha1').update(name).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** Share of right among found and among wanted, and their harmonic mean. */
export interface Score {
  f1: number;
  precision: number;
  recall: number;
}
