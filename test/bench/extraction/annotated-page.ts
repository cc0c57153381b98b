import { createHash } from 'node:crypto';

/** A page of a data set. */
export interface AnnotatedPage {
  id: string;
  url: string;
  html: string;
}

export type Half = 'A' | 'B';

/** Most rules were tuned on half A only, so that half B validates them (README.md lists the exceptions). */
export function halfOf(name: string): Half {
  return createHash('sha1').update(name).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** Precision, recall and F1. */
export interface Score {
  f1: number;
  precision: number;
  recall: number;
}
