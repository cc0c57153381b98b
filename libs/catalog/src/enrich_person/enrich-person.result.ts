import { ResultField } from '@capstan/kit';

/** Where a person works. */
export class PersonEmployer {
  @ResultField({ description: 'Name of the organisation.', type: 'string', nullable: true, example: 'Acme' })
  name: string | null;

  @ResultField({ description: 'Its domain.', type: 'string', nullable: true, example: 'acme.com' })
  domain: string | null;
}

/** An address for mail. */
export class PersonEmail {
  @ResultField({ description: 'The address.', type: 'string', example: 'ada@acme.com' })
  value: string;

  @ResultField({
    description: '`work` or `personal`; null when the source does not say.',
    type: 'string',
    enum: ['work', 'personal'],
    nullable: true,
  })
  type: 'work' | 'personal' | null;

  @ResultField({
    description: 'What the source says of it, e.g. `verified`; null when nothing.',
    type: 'string',
    nullable: true,
  })
  status: string | null;
}

/** Pages of a person; null where unknown. */
export class PersonSocials {
  @ResultField({ description: 'Profile at LinkedIn.', type: 'string', format: 'uri', nullable: true })
  linkedin_url: string | null;

  @ResultField({ description: 'Account at GitHub.', type: 'string', format: 'uri', nullable: true })
  github_url: string | null;

  @ResultField({ description: 'Account at X (Twitter).', type: 'string', format: 'uri', nullable: true })
  x_url: string | null;

  @ResultField({ description: 'Own web site.', type: 'string', format: 'uri', nullable: true })
  website_url: string | null;
}

/** A place of work or study, and when. */
export class PersonPosition {
  @ResultField({ description: 'Name of the organisation.', type: 'string', example: 'Acme' })
  organisation: string;

  @ResultField({
    description: 'Role there, or degree.',
    type: 'string',
    nullable: true,
    example: 'Head of research',
  })
  title: string | null;

  @ResultField({ description: 'Year it began.', type: 'integer', nullable: true, example: 2019 })
  start_year: number | null;

  @ResultField({
    description: 'Year it ended; null when it lasts or is unknown.',
    type: 'integer',
    nullable: true,
  })
  end_year: number | null;
}

/** Who said it. */
export class PersonSource {
  @ResultField({ description: 'Name of the provider.', type: 'string', example: 'orcid' })
  provider: string;

  @ResultField({
    description: 'Page that states it; null for vendors without public pages.',
    type: 'string',
    format: 'uri',
    nullable: true,
    example: 'https://www.wikidata.org/wiki/Q2',
  })
  url: string | null;

  @ResultField({
    description: 'Fields of this result that are its words.',
    type: 'string',
    list: true,
    example: ['name', 'headline'],
  })
  fields: string[];
}

/** `data` of `enrich_person`; null and empty lists are what no source states. */
export class EnrichPersonResult {
  @ResultField({ description: 'Full name.', type: 'string', nullable: true, example: 'Ada Lovelace' })
  full_name: string | null;

  @ResultField({ description: 'Given names.', type: 'string', nullable: true, example: 'Ada' })
  first_name: string | null;

  @ResultField({ description: 'Family name.', type: 'string', nullable: true, example: 'Lovelace' })
  last_name: string | null;

  @ResultField({ description: 'Who it is, in a few words.', type: 'string', nullable: true })
  headline: string | null;

  @ResultField({ description: 'Role at `company`.', type: 'string', nullable: true })
  title: string | null;

  @ResultField({ description: 'Where the person works.', of: () => PersonEmployer, nullable: true })
  company: PersonEmployer | null;

  @ResultField({
    description: 'Where the person lives, in the words of the source.',
    type: 'string',
    nullable: true,
  })
  location: string | null;

  @ResultField({ description: 'Addresses for mail that sources give.', of: () => PersonEmail, list: true })
  emails: PersonEmail[];

  @ResultField({ description: 'Telephone numbers that sources give.', type: 'string', list: true })
  phones: string[];

  @ResultField({
    description: 'ORCID identifier.',
    type: 'string',
    nullable: true,
    example: '0000-0002-1825-0097',
  })
  orcid: string | null;

  @ResultField({ description: 'Item at Wikidata.', type: 'string', nullable: true, example: 'Q7259' })
  wikidata_id: string | null;

  @ResultField({ description: 'Pages of the person.', of: () => PersonSocials })
  socials: PersonSocials;

  @ResultField({ description: 'Address of a picture.', type: 'string', format: 'uri', nullable: true })
  photo_url: string | null;

  @ResultField({
    description: 'What the person or an encyclopaedia says of them.',
    type: 'string',
    nullable: true,
  })
  bio: string | null;

  @ResultField({
    description: 'Where the person works and worked, latest first.',
    of: () => PersonPosition,
    list: true,
  })
  employment: PersonPosition[];

  @ResultField({
    description: 'Where the person studied, latest first.',
    of: () => PersonPosition,
    list: true,
  })
  education: PersonPosition[];

  @ResultField({
    description: 'Where each field comes from, surest first.',
    of: () => PersonSource,
    list: true,
  })
  sources: PersonSource[];

  @ResultField({
    description:
      'How sure it is that this is the person asked for, 0 to 1: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or what the vendor says; sources that agree raise it.',
    type: 'number',
  })
  confidence: number;
}
