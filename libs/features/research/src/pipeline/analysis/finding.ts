import type { Chart, ChartMark } from '../../model/chart.js';

/** A mark that can be placed on a time axis. */
export interface FoundMark extends ChartMark {
  /** First day of its period (`2024-01-01`); null for a category. */
  date: string | null;
}

/** Numbers that belong in one chart, before statistics and rendering. */
export interface Finding extends Pick<Chart, 'title' | 'kind' | 'unit'> {
  marks: FoundMark[];
  /** Relevance to the question; higher is better. */
  relevance: number;
}

/** Fewer marks make no chart. */
export const MIN_MARKS = 3;
