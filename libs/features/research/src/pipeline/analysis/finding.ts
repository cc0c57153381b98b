import type { Chart, ChartMark } from '../../model/chart.js';

/** A mark that may stand on an axis of time. */
export interface FoundMark extends ChartMark {
  /** First day of the period it is of (`2024-01-01`); null for a category. */
  date: string | null;
}

/** Numbers that belong in one picture, before anything is computed or drawn. */
export interface Finding extends Pick<Chart, 'title' | 'kind' | 'unit'> {
  marks: FoundMark[];
  /** How much it speaks of the question; higher is better. */
  relevance: number;
}

/** Fewer make no picture. */
export const MIN_MARKS = 3;
