import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import type { PersonPosition } from '../../enrich-person.result.js';
import type { PersonFacts } from '../../person-result.js';

/** A match and its likelihood, 0 to 1. */
export interface PdlPerson {
  facts: PersonFacts;
  likelihood: number;
}

/** Below this likelihood, of 10, PDL often matches another person. */
export const MIN_LIKELIHOOD = 6;

/** Parses a person; plans without access to a field return `true` in its place, which is treated as unknown. */
export function fromPdl(body: unknown): PdlPerson | undefined {
  const answer = fieldsOf(body);
  const data = fieldsOf(answer.data);
  if (textOf(data.full_name) === '') return undefined;
  const work = textOf(data.work_email);
  return {
    likelihood: Math.min(10, Math.max(0, numberOf(answer.likelihood) ?? 0)) / 10,
    facts: {
      full_name: textOf(data.full_name),
      first_name: textOf(data.first_name),
      last_name: textOf(data.last_name),
      title: textOf(data.job_title),
      company: {
        name: textOf(data.job_company_name) || null,
        domain: textOf(data.job_company_website) || null,
      },
      location: textOf(data.location_name),
      emails: [
        { value: work, type: 'work' as const, status: null },
        ...listOf(data.personal_emails).map((value) => ({
          value: textOf(value),
          type: 'personal' as const,
          status: null,
        })),
      ],
      phones: [textOf(data.mobile_phone)],
      socials: {
        linkedin_url: textOf(data.linkedin_url),
        github_url: textOf(data.github_url),
        x_url: textOf(data.twitter_url),
      },
      employment: listOf(data.experience).map((entry) =>
        position(
          entry,
          textOf(fieldsOf(fieldsOf(entry).company).name),
          textOf(fieldsOf(fieldsOf(entry).title).name),
        ),
      ),
      education: listOf(data.education).map((entry) =>
        position(
          entry,
          textOf(fieldsOf(fieldsOf(entry).school).name),
          textOf(listOf(fieldsOf(entry).degrees)[0]),
        ),
      ),
    },
  };
}

function position(entry: unknown, organisation: string, title: string): PersonPosition {
  const { start_date, end_date } = fieldsOf(entry);
  return { organisation, title: title || null, start_year: yearOf(start_date), end_year: yearOf(end_date) };
}

/** `2019` or `2019-04`. */
function yearOf(date: unknown): number | null {
  const [year] = /^\d{4}/.exec(textOf(date)) ?? [];
  return year === undefined ? null : Number(year);
}
