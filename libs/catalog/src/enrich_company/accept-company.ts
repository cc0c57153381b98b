import { isSameFullName } from './company-name.js';
import { knownFields } from './company-result.js';
import type { EnrichCompanyParams } from './enrich-company.params.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';

/** Accepts a result if it has any field beyond the parameters. */
export function acceptCompany(
  result: EnrichCompanyResult,
  { domain, name, country }: Partial<EnrichCompanyParams>,
): 'ok' | 'empty' {
  const isFromParams = (field: string): boolean => {
    switch (field) {
      case 'domain':
        return result.domain === domain;
      case 'name':
        return name !== undefined && isSameFullName(result.name ?? '', name);
      case 'country':
        return result.country === country;
      default:
        return false;
    }
  };
  return knownFields(result).every(isFromParams) ? 'empty' : 'ok';
}
