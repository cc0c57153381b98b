import type { Verdict } from '../../model/verdict.js';

/** A commit and what the gate decided about it. */
export interface JudgedCommit {
  commit: string;
  verdict: Verdict;
  /** The commit whose files visitors get; null: nothing of it may be shown. */
  publishedCommit: string | null;
  /** False when the browser failed, so that the commit is judged again. */
  isFinal: boolean;
}
