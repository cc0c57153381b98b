import { ResultField } from '@capstan/kit';

/** Pages of a company at other places; null where unknown. */
export class CompanySocials {
  @ResultField({ description: 'Page at LinkedIn.', type: 'string', format: 'uri', nullable: true })
  linkedin_url: string | null;

  @ResultField({ description: 'Account at X (Twitter).', type: 'string', format: 'uri', nullable: true })
  x_url: string | null;

  @ResultField({ description: 'Organisation at GitHub.', type: 'string', format: 'uri', nullable: true })
  github_url: string | null;

  @ResultField({ description: 'Page at Facebook.', type: 'string', format: 'uri', nullable: true })
  facebook_url: string | null;

  @ResultField({ description: 'Page at Crunchbase.', type: 'string', format: 'uri', nullable: true })
  crunchbase_url: string | null;
}

/** Who said it. */
export class CompanySource {
  @ResultField({ description: 'Name of the provider.', type: 'string', example: 'wikidata' })
  provider: string;

  @ResultField({
    description: 'Page or record that states it; null for vendors without public pages.',
    type: 'string',
    format: 'uri',
    nullable: true,
    example: 'https://www.wikidata.org/wiki/Q1',
  })
  url: string | null;

  @ResultField({
    description: 'Fields of this result that are its words.',
    type: 'string',
    list: true,
    example: ['name', 'industry'],
  })
  fields: string[];
}

/** `data` of `enrich_company`; null and empty lists are what no source states. */
export class EnrichCompanyResult {
  @ResultField({ description: 'Name as people use it.', type: 'string', nullable: true, example: 'Acme' })
  name: string | null;

  @ResultField({ description: 'Name in the register.', type: 'string', nullable: true, example: 'Acme GmbH' })
  legal_name: string | null;

  @ResultField({
    description: 'Domain of its web site, without `www.`.',
    type: 'string',
    nullable: true,
    example: 'acme.com',
  })
  domain: string | null;

  @ResultField({ description: 'What it does, in a sentence or a few.', type: 'string', nullable: true })
  description: string | null;

  @ResultField({
    description: 'Industry, in the words of the source.',
    type: 'string',
    nullable: true,
    example: 'Software',
  })
  industry: string | null;

  @ResultField({
    description: 'Number of employees, never an estimate of ours.',
    type: 'integer',
    nullable: true,
  })
  employee_count: number | null;

  @ResultField({
    description: 'Year for which `employee_count` is stated; null when the source gives none.',
    type: 'integer',
    nullable: true,
  })
  employee_count_year: number | null;

  @ResultField({ description: 'Year it was founded.', type: 'integer', nullable: true, example: 1998 })
  founded_year: number | null;

  @ResultField({
    description: 'City of its seat, in the words of the source.',
    type: 'string',
    nullable: true,
  })
  headquarters: string | null;

  @ResultField({
    description: 'Country of its seat as ISO 3166 code.',
    type: 'string',
    nullable: true,
    example: 'DE',
  })
  country: string | null;

  @ResultField({ description: 'Who leads it (chief executive).', type: 'string', nullable: true })
  chief_executive: string | null;

  @ResultField({ description: 'Symbol of its shares at an exchange.', type: 'string', nullable: true })
  ticker: string | null;

  @ResultField({
    description: 'Legal Entity Identifier (ISO 17442).',
    type: 'string',
    nullable: true,
    example: '529900T8BM49AURSDO55',
  })
  lei: string | null;

  @ResultField({ description: 'Number in the register of its country.', type: 'string', nullable: true })
  registration_number: string | null;

  @ResultField({ description: 'Item at Wikidata.', type: 'string', nullable: true, example: 'Q312' })
  wikidata_id: string | null;

  @ResultField({ description: 'Address of its logo.', type: 'string', format: 'uri', nullable: true })
  logo_url: string | null;

  @ResultField({ description: 'Addresses it gives for contact.', type: 'string', list: true })
  emails: string[];

  @ResultField({ description: 'Telephone numbers it gives for contact.', type: 'string', list: true })
  phones: string[];

  @ResultField({ description: 'Its pages at other places.', of: () => CompanySocials })
  socials: CompanySocials;

  @ResultField({
    description: 'Where each field comes from, most trusted first.',
    of: () => CompanySource,
    list: true,
  })
  sources: CompanySource[];

  @ResultField({
    description:
      'How sure it is that this is the company asked for, 0 to 1: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; sources that agree raise it.',
    type: 'number',
  })
  confidence: number;
}
