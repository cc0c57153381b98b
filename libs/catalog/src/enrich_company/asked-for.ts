import { isSameSite } from '../vendors/company_site/company-domain.js';
import { isSameCompanyName } from './company-name.js';
import type { EnrichCompanyParams } from './enrich-company.params.js';
import type { EnrichCompanyResult } from './enrich-company.result.js';

/**
 * Whether a vendor that matches loosely means the company asked for: that of the domain, or, where it states none or
 * none was sent, one of the name, and of the country.
 */
export function isAskedFor(
  found: EnrichCompanyResult,
  { domain, name, country }: EnrichCompanyParams,
): boolean {
  if (domain !== undefined && found.domain !== null) return isSameSite(found.domain, domain);
  if (country !== undefined && found.country !== null && found.country !== country) return false;
  const names = [found.name, found.legal_name].filter((text) => text !== null);
  return name !== undefined && names.some((candidate) => isSameCompanyName(candidate, name));
}
