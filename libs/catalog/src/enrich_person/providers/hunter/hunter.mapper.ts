import { fieldsOf, textOf } from '@capstan/kit';
import type { PersonFacts } from '../../person-result.js';

/** Parses a person; `undefined` if the response has none. */
export function toPersonFacts(body: unknown): PersonFacts | undefined {
  const data = fieldsOf(fieldsOf(body).data);
  const name = fieldsOf(data.name);
  if (textOf(name.fullName) === '' && textOf(data.email) === '') return undefined;
  const employment = fieldsOf(data.employment);
  const handle = (network: unknown, base: string): string | null => {
    const known = textOf(fieldsOf(network).handle);
    return known === '' ? null : base + known.replace(/^in\//, '');
  };
  return {
    full_name: textOf(name.fullName),
    first_name: textOf(name.givenName),
    last_name: textOf(name.familyName),
    title: textOf(employment.title),
    company: { name: textOf(employment.name) || null, domain: textOf(employment.domain) || null },
    location: textOf(data.location),
    emails: [{ value: textOf(data.email), type: null, status: null }],
    phones: [textOf(data.phone)],
    socials: {
      linkedin_url: handle(data.linkedin, 'https://www.linkedin.com/in/'),
      github_url: handle(data.github, 'https://github.com/'),
      x_url: handle(data.twitter, 'https://x.com/'),
    },
  };
}
