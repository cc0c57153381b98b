import { isSameSite } from '../../vendors/company_site/company-domain.js';
import { isSameCompanyName } from '../company-name.js';
import type { EnrichCompanyResult } from '../enrich-company.result.js';

type Identity = Pick<EnrichCompanyResult, 'name' | 'legal_name' | 'domain' | 'country' | 'lei'>;

/** Whether two results are about one company: the same LEI or domain; else the same name, and no conflict. */
export function isSameCompany(one: Identity, other: Identity): boolean {
  if (one.lei !== null && other.lei !== null) return one.lei === other.lei;
  if (one.domain !== null && other.domain !== null) return isSameSite(one.domain, other.domain);
  if (one.country !== null && other.country !== null && one.country !== other.country) return false;
  const names = namesOf(other);
  return namesOf(one).some((name) => names.some((candidate) => isSameCompanyName(name, candidate)));
}

const namesOf = ({ name, legal_name }: Identity): string[] =>
  [name, legal_name].filter((text) => text !== null);
