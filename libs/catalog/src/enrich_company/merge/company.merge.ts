import type { Merge } from '@capstan/kit';
import type { EnrichCompanyParams } from '../enrich-company.params.js';
import type { EnrichCompanyResult } from '../enrich-company.result.js';
import { mergedCompany } from './merged-company.js';

/** Merges the facts of all sources that agree on the company. */
export const companyMerge: Merge<EnrichCompanyParams, EnrichCompanyResult> = {
  // All are called in parallel: each has facts that the others do not, and none has all.
  providers: (_params, all) => all,
  combine: mergedCompany,
  graceMs: 4000,
};
