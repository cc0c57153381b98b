import type { Step } from './run-stages.mjs';

/** The stages that the words name. Throws if a word matches neither a step nor a test file. */
export function selectStages(words: string[]): Step[][][];
