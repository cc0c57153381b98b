import type { Merge } from '@capstan/kit';
import type { EnrichPersonParams } from '../enrich-person.params.js';
import type { EnrichPersonResult } from '../enrich-person.result.js';
import { mergedPerson } from './merged-person.js';

/** What is known of one person, of all sources that speak of the same one. */
export const personMerge: Merge<EnrichPersonParams, EnrichPersonResult> = {
  // All are asked at once: researchers, programmers and the notable are known to different ones.
  providers: (_params, all) => all,
  combine: mergedPerson,
  graceMs: 4000,
};
