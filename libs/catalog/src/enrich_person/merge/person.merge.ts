import type { Merge } from '@capstan/kit';
import type { EnrichPersonParams } from '../enrich-person.params.js';
import type { EnrichPersonResult } from '../enrich-person.result.js';
import { mergedPerson } from './merged-person.js';

/** Merges the facts of all sources that agree on the person. */
export const personMerge: Merge<EnrichPersonParams, EnrichPersonResult> = {
  // All are called in parallel: they cover different people, such as researchers, programmers and public figures.
  providers: (_params, all) => all,
  combine: mergedPerson,
  graceMs: 4000,
};
