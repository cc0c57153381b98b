import { ResultField } from '@capstan/kit';

/** What is known of an address that was found. */
export const FOUND_STATUSES = ['valid', 'published', 'catch_all', 'risky', 'unknown'] as const;

export type FoundStatus = (typeof FOUND_STATUSES)[number];

/** Who has the address. */
export class EmailSource {
  @ResultField({ description: 'Name of the provider.', type: 'string', example: 'hunter' })
  provider: string;

  @ResultField({
    description: 'Page on which the address stands; null when the provider names none.',
    type: 'string',
    format: 'uri',
    nullable: true,
    example: 'https://acme.com/team',
  })
  url: string | null;
}

/** A guess. */
export class EmailCandidate {
  @ResultField({
    description: 'An address made of the name; nobody says that it exists.',
    type: 'string',
    example: 'ada.lovelace@acme.com',
  })
  email: string;

  @ResultField({ description: 'How it was made.', type: 'string', example: '{first}.{last}' })
  pattern: string;

  @ResultField({
    description: 'How likely it is, 0 to 100: higher only for the pattern that others have at this domain.',
    type: 'integer',
    example: 40,
  })
  confidence: number;
}

/** `data` of `emails`; null and empty where nothing was found. */
export class EmailsResult {
  @ResultField({
    description: 'The address that was found for this person; null when none was. Never a guess.',
    type: 'string',
    nullable: true,
    example: 'ada@acme.com',
  })
  email: string | null;

  @ResultField({
    description: 'How sure it is that the address is of this person and works, 0 to 100; 0 without one.',
    type: 'integer',
    example: 95,
  })
  confidence: number;

  @ResultField({
    description:
      '`valid`: a provider asked its server. `published`: it stands on a page of the company, unasked. `catch_all`: its server takes any name. `risky`, `unknown`: as the provider says. Null without an address.',
    type: 'string',
    enum: FOUND_STATUSES,
    nullable: true,
    example: 'valid',
  })
  status: FoundStatus | null;

  @ResultField({
    description:
      'How addresses at this domain are made of `{first}`, `{last}`, `{f}` and `{l}`: of the address found, else of others on the site; null when unknown.',
    type: 'string',
    nullable: true,
    example: '{first}',
  })
  pattern: string | null;

  @ResultField({ description: 'Who has the address.', of: () => EmailSource, list: true })
  sources: EmailSource[];

  @ResultField({
    description:
      'Guesses, best first, when no address was found: check them with `verify_email`. They cost nothing.',
    of: () => EmailCandidate,
    list: true,
  })
  candidates: EmailCandidate[];
}
