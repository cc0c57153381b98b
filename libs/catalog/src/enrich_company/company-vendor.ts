import { isJsonNotFound } from '@capstan/kit';
import { isRequestedCompany } from './requested-company.js';
import { CONFIDENCE, type CompanyFacts, toCompanyResult } from './company-result.js';
import type { EnrichCompanyParams } from './enrich-company.params.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';
import { unknownCompany } from './unknown-company.js';

/** Base of the vendor declarations that match loosely: they read the facts of the requested company or of another. */
export const companyVendor = (provider: string) => ({
  maxRedirects: 0,
  isEmpty: isJsonNotFound,
  result: (facts: CompanyFacts, params: EnrichCompanyParams): EnrichCompanyResult => {
    const confidence = params.domain === undefined ? CONFIDENCE.byName : CONFIDENCE.byDomain;
    const result = toCompanyResult(facts, { provider, url: null, confidence });
    return isRequestedCompany(result, params) ? result : unknownCompany();
  },
  empty: unknownCompany,
});

/** For vendors that look up by domain. */
export const servesDomains = ({ domain }: EnrichCompanyParams): boolean => domain !== undefined;
