import type { EnrichPersonParams } from './enrich-person.params.js';
import type { EnrichPersonResult } from './enrich-person.result.js';
import { knownFields } from './person-result.js';
import { isSameName } from './same-person.js';

/** Fields that only identify a person. */
const NAMES: ReadonlySet<string> = new Set(['full_name', 'first_name', 'last_name']);

/** Accepts a result if it has any field beyond the parameters. */
export function acceptPerson(
  result: EnrichPersonResult,
  { name, company, orcid, github, email }: Partial<EnrichPersonParams>,
): 'ok' | 'empty' {
  const isFromParams = (field: string): boolean => {
    if (NAMES.has(field)) return name === undefined ? false : isSameName(result.full_name ?? name, name);
    if (field === 'company') return company !== undefined && result.company?.domain === null;
    if (field === 'orcid') return result.orcid === orcid;
    if (field === 'emails') return result.emails.every(({ value }) => value === email?.toLowerCase());
    if (field === 'socials') {
      const { github_url, ...others } = result.socials;
      return (
        Object.values(others).every((url) => url === null) &&
        github_url?.toLowerCase() === `https://github.com/${github?.toLowerCase() ?? ''}`
      );
    }
    return false;
  };
  return knownFields(result).every(isFromParams) ? 'empty' : 'ok';
}
