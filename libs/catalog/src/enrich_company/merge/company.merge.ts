import type { Merge } from '@capstan/kit';
import type { EnrichCompanyParams } from '../enrich-company.params.js';
import type { EnrichCompanyResult } from '../enrich-company.result.js';
import { mergedCompany } from './merged-company.js';

/** Everything known of one company, of all sources that agree which one it is. */
export const companyMerge: Merge<EnrichCompanyParams, EnrichCompanyResult> = {
  // All are asked at once: each knows what the others do not, and none knows everything.
  providers: (_params, all) => all,
  combine: mergedCompany,
  graceMs: 4000,
};
