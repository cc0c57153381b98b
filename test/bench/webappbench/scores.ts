/**
 * The scorers of WebAppBench that need neither a language model nor the source code of a framework: rendering, its checklist of each prompt,
 * errors, exact words, accessibility (axe), search engines, design, responsiveness. The section lighthouse has its performance.
 */
export const SCORERS = ['f1', 'f2', 'f5', 'f6', 'c3', 'c9', 'v2', 'v4'] as const;
export type Scorer = (typeof SCORERS)[number];

/** A site to score; `prompt` is the path of its prompt in the package, `source` the folder with its files. */
export interface ScoreJob {
  prompt: string;
  url: string;
  source: string;
  /** For screenshots. */
  out: string;
}

/** 0 to 1; null where the scorer does not apply. */
export type Scores = Record<Scorer, number | null>;
