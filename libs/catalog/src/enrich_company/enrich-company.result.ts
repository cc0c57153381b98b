import { ResultField } from '@capstan/kit';

/** Social profiles of a company; null if unknown. */
export class CompanySocials {
  @ResultField({ description: 'LinkedIn page.', type: 'string', format: 'uri', nullable: true })
  linkedin_url: string | null;

  @ResultField({ description: 'X (Twitter) account.', type: 'string', format: 'uri', nullable: true })
  x_url: string | null;

  @ResultField({ description: 'GitHub organization.', type: 'string', format: 'uri', nullable: true })
  github_url: string | null;

  @ResultField({ description: 'Facebook page.', type: 'string', format: 'uri', nullable: true })
  facebook_url: string | null;

  @ResultField({ description: 'Crunchbase page.', type: 'string', format: 'uri', nullable: true })
  crunchbase_url: string | null;
}

/** The source of some fields. */
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
    description: 'Fields of this result that come from this source.',
    type: 'string',
    list: true,
    example: ['name', 'industry'],
  })
  fields: string[];
}

/** `data` of `enrich_company`; null and empty lists if no source states a value. */
export class EnrichCompanyResult {
  @ResultField({ description: 'Common name.', type: 'string', nullable: true, example: 'Acme' })
  name: string | null;

  @ResultField({ description: 'Registered name.', type: 'string', nullable: true, example: 'Acme GmbH' })
  legal_name: string | null;

  @ResultField({
    description: 'Domain of its website, without `www.`.',
    type: 'string',
    nullable: true,
    example: 'acme.com',
  })
  domain: string | null;

  @ResultField({
    description: 'Description of its business in a few sentences.',
    type: 'string',
    nullable: true,
  })
  description: string | null;

  @ResultField({
    description: 'Industry, as the source words it.',
    type: 'string',
    nullable: true,
    example: 'Software',
  })
  industry: string | null;

  @ResultField({
    description: 'Number of employees as stated by a source, never an estimate.',
    type: 'integer',
    nullable: true,
  })
  employee_count: number | null;

  @ResultField({
    description: 'Year of `employee_count`; null if the source gives none.',
    type: 'integer',
    nullable: true,
  })
  employee_count_year: number | null;

  @ResultField({ description: 'Founding year.', type: 'integer', nullable: true, example: 1998 })
  founded_year: number | null;

  @ResultField({
    description: 'City of its headquarters, as the source words it.',
    type: 'string',
    nullable: true,
  })
  headquarters: string | null;

  @ResultField({
    description: 'Country of its headquarters as an ISO 3166 code.',
    type: 'string',
    nullable: true,
    example: 'DE',
  })
  country: string | null;

  @ResultField({ description: 'Chief executive.', type: 'string', nullable: true })
  chief_executive: string | null;

  @ResultField({ description: 'Stock symbol.', type: 'string', nullable: true })
  ticker: string | null;

  @ResultField({
    description: 'Legal Entity Identifier (ISO 17442).',
    type: 'string',
    nullable: true,
    example: '529900T8BM49AURSDO55',
  })
  lei: string | null;

  @ResultField({
    description: 'Number in the company register of its country.',
    type: 'string',
    nullable: true,
  })
  registration_number: string | null;

  @ResultField({ description: 'Wikidata item.', type: 'string', nullable: true, example: 'Q312' })
  wikidata_id: string | null;

  @ResultField({ description: 'URL of its logo.', type: 'string', format: 'uri', nullable: true })
  logo_url: string | null;

  @ResultField({ description: 'Contact e-mail addresses it publishes.', type: 'string', list: true })
  emails: string[];

  @ResultField({ description: 'Contact telephone numbers it publishes.', type: 'string', list: true })
  phones: string[];

  @ResultField({ description: 'Its social profiles.', of: () => CompanySocials })
  socials: CompanySocials;

  @ResultField({
    description: 'Source of each field, most trusted first.',
    of: () => CompanySource,
    list: true,
  })
  sources: CompanySource[];

  @ResultField({
    description:
      'Confidence, from 0 to 1, that this is the requested company: by its own domain 0.9, by exact name and country 0.75, by exact name alone 0.6; agreeing sources increase it.',
    type: 'number',
  })
  confidence: number;
}
