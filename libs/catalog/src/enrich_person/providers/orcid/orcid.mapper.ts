import { fieldsOf, listOf, textOf } from '@capstan/kit';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { PersonEmployer, PersonPosition } from '../../enrich-person.result.js';
import type { PersonFacts } from '../../person-result.js';

/** A person in the search results. */
export interface OrcidHit {
  orcid: string;
  name: string;
  employers: PersonEmployer[];
}

/** Number of results that are checked for a match. */
const MAX_HITS = 20;
const NO_POSITIONS: readonly PersonPosition[] = [];

/** Path and query of a search by e-mail address, or by name and employer. */
export function toOrcidSearch({ name, company, email }: EnrichPersonParams): string {
  const words = (name ?? '').trim().split(/\s+/);
  const q =
    email !== undefined
      ? `email:${quoted(email)}`
      : [
          `given-names:${quoted(words[0] ?? '')}`,
          `family-name:${quoted(words.at(-1) ?? '')}`,
          `affiliation-org-name:${quoted(company ?? '')}`,
        ].join(' AND ');
  return `/v3.0/expanded-search/?${new URLSearchParams({ q, rows: String(MAX_HITS) }).toString()}`;
}

/** Path of a record. */
export function recordPath(orcid: string): string {
  return `/v3.0/${orcid}/record`;
}

/** Parses a search; `expanded-result` is null if nothing was found. `undefined` if the response is not a search. */
export function fromOrcidSearch(body: unknown): OrcidHit[] | undefined {
  const answer = fieldsOf(body);
  if (!('expanded-result' in answer) && !('num-found' in answer)) return undefined;
  return listOf(answer['expanded-result']).flatMap((entry) => {
    const hit = fieldsOf(entry);
    const orcid = textOf(hit['orcid-id']);
    if (orcid === '') return [];
    return [
      {
        orcid,
        name:
          textOf(hit['credit-name']) || `${textOf(hit['given-names'])} ${textOf(hit['family-names'])}`.trim(),
        employers: listOf(hit['institution-name']).map((name) => ({
          name: textOf(name) || null,
          domain: null,
        })),
      },
    ];
  });
}

/** Parses a record; `undefined` if the response is not a record. */
export function toPersonFacts(body: unknown): PersonFacts | undefined {
  const record = fieldsOf(body);
  const orcid = textOf(fieldsOf(record['orcid-identifier']).path);
  if (orcid === '') return undefined;
  const person = fieldsOf(record.person);
  const name = fieldsOf(person.name);
  const [given, family, credit] = ['given-names', 'family-name', 'credit-name'].map((part) =>
    valueOf(name[part]),
  ) as [string, string, string];
  const activities = fieldsOf(record['activities-summary']);
  const employment = positionsOf(activities.employments, 'employment-summary');
  const [current] = employment.filter(({ end_year }) => end_year === null);
  const [site] = listOf(fieldsOf(person['researcher-urls'])['researcher-url']);
  const [address] = listOf(fieldsOf(person.addresses).address);
  const urls = listOf(fieldsOf(person['researcher-urls'])['researcher-url']).map((entry) =>
    valueOf(fieldsOf(entry).url),
  );
  return {
    full_name: credit || `${given} ${family}`.trim(),
    first_name: given,
    last_name: family,
    title: current?.title ?? null,
    company: current ? { name: current.organisation, domain: null } : null,
    headline: current?.title ? `${current.title}, ${current.organisation}` : null,
    location: valueOf(fieldsOf(address).country),
    emails: listOf(fieldsOf(person.emails).email).map((entry) => ({
      value: textOf(fieldsOf(entry).email),
      type: null,
      status: fieldsOf(entry).verified === true ? 'verified' : null,
    })),
    orcid,
    bio: textOf(fieldsOf(person.biography).content),
    socials: {
      linkedin_url: urls.find((url) => /linkedin\.com\//i.test(url)) ?? null,
      github_url: urls.find((url) => /github\.com\//i.test(url)) ?? null,
      website_url: valueOf(fieldsOf(site).url),
    },
    employment,
    education: positionsOf(activities.educations, 'education-summary'),
  };
}

function positionsOf(affiliations: unknown, kind: string): PersonPosition[] {
  const positions = listOf(fieldsOf(affiliations)['affiliation-group']).flatMap((group) =>
    listOf(fieldsOf(group).summaries).flatMap((entry) => {
      const summary = fieldsOf(fieldsOf(entry)[kind]);
      const organisation = textOf(fieldsOf(summary.organization).name);
      if (organisation === '') return NO_POSITIONS;
      return [
        {
          organisation,
          title: textOf(summary['role-title']) || null,
          start_year: yearOf(summary['start-date']),
          end_year: yearOf(summary['end-date']),
        },
      ];
    }),
  );
  return positions.toSorted((one, other) => (other.start_year ?? 0) - (one.start_year ?? 0));
}

function yearOf(date: unknown): number | null {
  const year = Number(valueOf(fieldsOf(date).year));
  return Number.isInteger(year) && year > 0 ? year : null;
}

/** ORCID wraps texts: `{ "value": "Ada" }`. */
function valueOf(wrapped: unknown): string {
  return textOf(fieldsOf(wrapped).value);
}

/** A phrase in Lucene query syntax. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, ' ').trim()}"`;
}
