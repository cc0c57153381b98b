import { ResultField } from '@capstan/kit';

/** Metadata of the found address. */
export const FOUND_STATUSES = ['valid', 'published', 'catch_all', 'risky', 'unknown'] as const;

export type FoundStatus = (typeof FOUND_STATUSES)[number];

/** A source of the address. */
export class EmailSource {
  @ResultField({ description: 'Name of the provider.', type: 'string', example: 'hunter' })
  provider: string;

  @ResultField({
    description: 'Page that contains the address; null if the provider does not report one.',
    type: 'string',
    format: 'uri',
    nullable: true,
    example: 'https://acme.com/team',
  })
  url: string | null;
}

/** A guessed address. */
export class EmailCandidate {
  @ResultField({
    description: 'A guessed address built from the name; not confirmed by any source.',
    type: 'string',
    example: 'ada.lovelace@acme.com',
  })
  email: string;

  @ResultField({ description: 'The pattern of the address.', type: 'string', example: '{first}.{last}' })
  pattern: string;

  @ResultField({
    description:
      'Likelihood from 0 to 100; higher only for the pattern that other addresses at this domain have.',
    type: 'integer',
    example: 40,
  })
  confidence: number;
}

/** `data` of `emails`; null and empty if nothing was found. */
export class EmailsResult {
  @ResultField({
    description: 'The address found for this person; null if none was found. Never a guess.',
    type: 'string',
    nullable: true,
    example: 'ada@acme.com',
  })
  email: string | null;

  @ResultField({
    description:
      'Confidence, from 0 to 100, that the address belongs to this person and works; 0 without an address.',
    type: 'integer',
    example: 95,
  })
  confidence: number;

  @ResultField({
    description:
      '`valid`: a provider confirmed it with the mail server. `published`: it is on a page of the company, not verified with the server. `catch_all`: the server accepts any name. `risky`, `unknown`: as the provider reports. Null without an address.',
    type: 'string',
    enum: FOUND_STATUSES,
    nullable: true,
    example: 'valid',
  })
  status: FoundStatus | null;

  @ResultField({
    description:
      'Pattern of addresses at this domain in terms of `{first}`, `{last}`, `{f}` and `{l}`: of the found address, else of other addresses on the site; null if unknown.',
    type: 'string',
    nullable: true,
    example: '{first}',
  })
  pattern: string | null;

  @ResultField({ description: 'Sources of the address.', of: () => EmailSource, list: true })
  sources: EmailSource[];

  @ResultField({
    description:
      'Guessed addresses, best first, if none was found: check them with `verify_email`. They are free.',
    of: () => EmailCandidate,
    list: true,
  })
  candidates: EmailCandidate[];
}
