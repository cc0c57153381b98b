import { type HttpRequest, fieldsOf, listOf, textOf } from '@capstan/kit';
import type { EnrichPersonParams } from '../../enrich-person.params.js';
import type { PersonFacts } from '../../person-result.js';

/** The query: by e-mail address, else by name and employer. */
export function toPersonQuery({ name, company, domain, email }: EnrichPersonParams): HttpRequest['query'] {
  const [first_name, ...rest] = name?.trim().split(/\s+/) ?? [];
  const last_name = first_name === undefined ? undefined : rest.join(' ');
  return { email, first_name, last_name, domain, organization_name: company };
}

/** Parses a person: null if Apollo has none, `undefined` if the body is not an Apollo response. */
export function toPersonFacts(body: unknown): PersonFacts | null | undefined {
  const answer = fieldsOf(body);
  if (!('person' in answer)) return undefined;
  const person = fieldsOf(answer.person);
  if (textOf(person.name) === '') return null;
  const organization = fieldsOf(person.organization);
  const places = [person.city, person.state, person.country].map(textOf).filter(Boolean);
  return {
    full_name: textOf(person.name),
    first_name: textOf(person.first_name),
    last_name: textOf(person.last_name),
    headline: textOf(person.headline),
    title: textOf(person.title),
    company: { name: textOf(organization.name) || null, domain: textOf(organization.primary_domain) || null },
    location: places.join(', '),
    emails: [{ value: textOf(person.email), type: 'work', status: textOf(person.email_status) || null }],
    photo_url: textOf(person.photo_url),
    socials: {
      linkedin_url: textOf(person.linkedin_url),
      github_url: textOf(person.github_url),
      x_url: textOf(person.twitter_url),
    },
    employment: listOf(person.employment_history).map((entry) => {
      const { organization_name, title, start_date, end_date } = fieldsOf(entry);
      return {
        organisation: textOf(organization_name),
        title: textOf(title) || null,
        start_year: yearOf(start_date),
        end_year: yearOf(end_date),
      };
    }),
  };
}

function yearOf(date: unknown): number | null {
  const [year] = /^\d{4}/.exec(textOf(date)) ?? [];
  return year === undefined ? null : Number(year);
}
