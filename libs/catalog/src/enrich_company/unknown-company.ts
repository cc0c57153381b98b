import { toCompanyResult } from './company-result.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';

/** Nothing is known. */
export function unknownCompany(): EnrichCompanyResult {
  return { ...toCompanyResult({}, { provider: '', url: null, confidence: 0 }), sources: [] };
}
