import { toCompanyResult } from './company-result.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';

/** The empty result. */
export function unknownCompany(): EnrichCompanyResult {
  return { ...toCompanyResult({}, { provider: '', url: null, confidence: 0 }), sources: [] };
}
