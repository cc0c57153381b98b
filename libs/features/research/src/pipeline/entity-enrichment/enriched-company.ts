import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { getDomain } from 'tldts';
import type { Company } from '../../model/entity.js';
import { compactName } from '../entity-detection/organization-name.js';

/** Below it the capability is not sure of the match. */
const MIN_CONFIDENCE = 0.5;

/** Parameters for the capability. */
export function companyParams({ name, domain }: Company): object {
  return { name: name.slice(0, 200), ...(domain === null ? {} : { domain }) };
}

/**
 * Merges the profile into the company, or returns null if it may be another company. What sources state is
 * kept; only missing values are filled in.
 */
export function enrichedCompany(company: Company, found: object): Company | null {
  const result = fieldsOf(found);
  if (!isSame(company, result) || (numberOf(result.confidence) ?? 0) < MIN_CONFIDENCE) return null;
  const count = numberOf(result.employee_count);
  return {
    ...company,
    domain: company.domain ?? stated(result.domain),
    industry: company.industry ?? stated(result.industry),
    employeeCount: company.employeeCount ?? (count !== null && Number.isInteger(count) ? count : null),
    profile: {
      providers: listOf(result.sources)
        .map((source) => textOf(fieldsOf(source).provider))
        .filter(Boolean),
      description: stated(result.description),
      legalName: stated(result.legal_name),
      lei: stated(result.lei),
      foundedYear: numberOf(result.founded_year),
      country: stated(result.country),
      headquarters: stated(result.headquarters),
      website: stated(result.domain) === null ? null : `https://${textOf(result.domain)}`,
      wikidataId: stated(result.wikidata_id),
    },
  };
}

/**
 * The same name, and the same domain if both are known; with the same domain one name may be longer: "Acme
 * Robotics".
 */
function isSame(company: Company, result: Readonly<Record<string, unknown>>): boolean {
  const domain = textOf(result.domain);
  const isSameDomain =
    company.domain !== null && domain !== '' && getDomain(domain) === getDomain(company.domain);
  if (company.domain !== null && domain !== '' && !isSameDomain) return false;
  const name = compactName(company.name);
  const names = [result.name, result.legal_name].map((text) => compactName(textOf(text))).filter(Boolean);
  return names.some(
    (other) => other === name || (isSameDomain && (other.startsWith(name) || name.startsWith(other))),
  );
}

function stated(value: unknown): string | null {
  return textOf(value).trim() || null;
}
