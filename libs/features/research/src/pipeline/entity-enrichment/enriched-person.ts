import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import type { Person } from '../../model/entity.js';
import { compactName } from '../entity-detection/organization-name.js';
import { areCompatible, personWords } from '../entity-detection/person-name.js';

/** The capability reaches it if an employer or an identifier confirms the name; a name alone stays below. */
const MIN_CONFIDENCE = 0.7;

/** Parameters for the capability. */
export function personParams({ name, company }: Person, domain: string | null): object {
  return {
    name: name.slice(0, 200),
    ...(company === null ? {} : { company: company.slice(0, 200) }),
    ...(domain === null ? {} : { domain }),
  };
}

/**
 * Merges the profile into the person, or returns null if it may be another person; only missing values are
 * filled in.
 */
export function enrichedPerson(person: Person, found: object): Person | null {
  const result = fieldsOf(found);
  const [one, other] = [personWords(person.name), personWords(textOf(result.full_name))];
  if (!areCompatible(one, other) || other.length < 2) return null;
  if ((numberOf(result.confidence) ?? 0) < MIN_CONFIDENCE) return null;
  const employer = fieldsOf(result.company);
  const isThere = compactName(textOf(employer.name)) === compactName(person.company ?? '');
  const socials = fieldsOf(result.socials);
  return {
    ...person,
    role: person.role ?? (isThere ? stated(result.title) : null),
    profile: {
      providers: listOf(result.sources)
        .map((source) => textOf(fieldsOf(source).provider))
        .filter(Boolean),
      description: stated(result.headline) ?? stated(result.bio),
      location: stated(result.location),
      website: stated(socials.website_url),
      orcid: stated(result.orcid),
      github: stated(socials.github_url),
      linkedin: stated(socials.linkedin_url),
    },
  };
}

function stated(value: unknown): string | null {
  return textOf(value).trim() || null;
}
