import type { StepResult } from './run-stages.mjs';

/** Prints the summary. @returns the exit code. */
export function summarize(results: StepResult[]): 0 | 1;
