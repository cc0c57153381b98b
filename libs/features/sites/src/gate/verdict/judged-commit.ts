import type { Verdict } from '../../model/verdict.js';

/** A commit and its verdict. */
export interface JudgedCommit {
  commit: string;
  verdict: Verdict;
  /** The commit whose files visitors get; null: nothing of it may be shown. */
  publishedCommit: string | null;
  /** False if the browser failed, so that the commit is checked again. */
  isFinal: boolean;
}
