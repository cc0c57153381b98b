import { ResultField } from '@capstan/kit';

/** A public profile of a person. */
export class PersonProfileResult {
  @ResultField({ type: 'string', list: true, description: 'Provider of the data' })
  providers: string[];

  @ResultField({ type: 'string', nullable: true, description: 'In a sentence' })
  description: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Where they work or live' })
  location: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Own site' })
  website: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'ORCID iD' })
  orcid: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'GitHub profile' })
  github: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'LinkedIn profile' })
  linkedin: string | null;
}

/** A person that sources name (docs/contract.md 2.6); null for what no source states. */
export class ResearchPersonResult {
  @ResultField({ type: 'string', description: 'Name', example: 'Ada Example' })
  name: string;

  @ResultField({ type: 'string', nullable: true, description: 'Role', example: 'Head of research' })
  role: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Company or institution',
    example: 'Example Heating',
  })
  company: string | null;

  @ResultField({ type: 'integer', list: true, description: 'Ids of the sources that name them' })
  sources: number[];

  @ResultField({ type: 'string', list: true, description: 'Rules that detected them' })
  found_by: string[];

  @ResultField({ of: () => PersonProfileResult, nullable: true, description: 'Null unless enriched' })
  profile: PersonProfileResult | null;
}

/** Data of registers and of the company's own site. */
export class CompanyProfileResult {
  @ResultField({
    type: 'string',
    list: true,
    description: 'Provider of the data',
    example: ['wikidata', 'gleif'],
  })
  providers: string[];

  @ResultField({ type: 'string', nullable: true, description: 'In a sentence' })
  description: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Legal name' })
  legal_name: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Legal Entity Identifier (ISO 17442)' })
  lei: string | null;

  @ResultField({ type: 'integer', nullable: true, description: 'Year of founding' })
  founded_year: number | null;

  @ResultField({ type: 'string', nullable: true, description: 'Country', example: 'DE' })
  country: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Seat' })
  headquarters: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Own site' })
  website: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Item of Wikidata' })
  wikidata_id: string | null;
}

/** A company that sources name (docs/contract.md 2.6); null for what no source states. */
export class ResearchCompanyResult {
  @ResultField({ type: 'string', description: 'Name', example: 'Example Heating' })
  name: string;

  @ResultField({ type: 'string', nullable: true, description: 'Domain of its site', example: 'example.com' })
  domain: string | null;

  @ResultField({ type: 'string', nullable: true, description: 'Industry' })
  industry: string | null;

  @ResultField({ type: 'integer', nullable: true, description: 'Employees' })
  employee_count: number | null;

  @ResultField({ type: 'integer', list: true, description: 'Ids of the sources that name it' })
  sources: number[];

  @ResultField({ type: 'string', list: true, description: 'Rules that detected it' })
  found_by: string[];

  @ResultField({ of: () => CompanyProfileResult, nullable: true, description: 'Null unless enriched' })
  profile: CompanyProfileResult | null;
}

/** People and companies of a run. */
export class EntitiesResult {
  @ResultField({ of: () => ResearchPersonResult, list: true, description: 'Most often named first' })
  people: ResearchPersonResult[];

  @ResultField({ of: () => ResearchCompanyResult, list: true, description: 'Most often named first' })
  companies: ResearchCompanyResult[];
}
