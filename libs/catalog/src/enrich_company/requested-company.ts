import { isSameSite } from '../vendors/company_site/company-domain.js';
import { isSameCompanyName } from './company-name.js';
import type { EnrichCompanyParams } from './enrich-company.params.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';

/**
 * Whether a loosely matched result is the requested company: of the same domain, or, if it has none or none was sent, of
 * the same name and country.
 */
export function isRequestedCompany(
  found: EnrichCompanyResult,
  { domain, name, country }: EnrichCompanyParams,
): boolean {
  if (domain !== undefined && found.domain !== null) return isSameSite(found.domain, domain);
  if (country !== undefined && found.country !== null && found.country !== country) return false;
  const names = [found.name, found.legal_name].filter((text) => text !== null);
  return name !== undefined && names.some((candidate) => isSameCompanyName(candidate, name));
}
