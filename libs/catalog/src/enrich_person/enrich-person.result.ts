import { ResultField } from '@capstan/kit';

/** An employer of a person. */
export class PersonEmployer {
  @ResultField({ description: 'Name of the organization.', type: 'string', nullable: true, example: 'Acme' })
  name: string | null;

  @ResultField({ description: 'Its domain.', type: 'string', nullable: true, example: 'acme.com' })
  domain: string | null;
}

/** An e-mail address. */
export class PersonEmail {
  @ResultField({ description: 'The address.', type: 'string', example: 'ada@acme.com' })
  value: string;

  @ResultField({
    description: '`work` or `personal`; null if the source does not state it.',
    type: 'string',
    enum: ['work', 'personal'],
    nullable: true,
  })
  type: 'work' | 'personal' | null;

  @ResultField({
    description: 'Status stated by the source, e.g. `verified`; null if none.',
    type: 'string',
    nullable: true,
  })
  status: string | null;
}

/** Profiles of a person; null if unknown. */
export class PersonSocials {
  @ResultField({ description: 'LinkedIn profile.', type: 'string', format: 'uri', nullable: true })
  linkedin_url: string | null;

  @ResultField({ description: 'GitHub account.', type: 'string', format: 'uri', nullable: true })
  github_url: string | null;

  @ResultField({ description: 'X (Twitter) account.', type: 'string', format: 'uri', nullable: true })
  x_url: string | null;

  @ResultField({ description: 'Own website.', type: 'string', format: 'uri', nullable: true })
  website_url: string | null;
}

/** A period of work or study. */
export class PersonPosition {
  @ResultField({ description: 'Name of the organization.', type: 'string', example: 'Acme' })
  organisation: string;

  @ResultField({
    description: 'Role there, or degree.',
    type: 'string',
    nullable: true,
    example: 'Head of research',
  })
  title: string | null;

  @ResultField({ description: 'Year of the start.', type: 'integer', nullable: true, example: 2019 })
  start_year: number | null;

  @ResultField({
    description: 'Year of the end; null if it is current or unknown.',
    type: 'integer',
    nullable: true,
  })
  end_year: number | null;
}

/** The source of some fields. */
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
    description: 'Fields of this result that come from this source.',
    type: 'string',
    list: true,
    example: ['name', 'headline'],
  })
  fields: string[];
}

/** `data` of `enrich_person`; null and empty lists if no source states a value. */
export class EnrichPersonResult {
  @ResultField({ description: 'Full name.', type: 'string', nullable: true, example: 'Ada Lovelace' })
  full_name: string | null;

  @ResultField({ description: 'Given names.', type: 'string', nullable: true, example: 'Ada' })
  first_name: string | null;

  @ResultField({ description: 'Family name.', type: 'string', nullable: true, example: 'Lovelace' })
  last_name: string | null;

  @ResultField({ description: 'The person in a few words.', type: 'string', nullable: true })
  headline: string | null;

  @ResultField({ description: 'Role at `company`.', type: 'string', nullable: true })
  title: string | null;

  @ResultField({ description: 'Where the person works.', of: () => PersonEmployer, nullable: true })
  company: PersonEmployer | null;

  @ResultField({
    description: 'Location of the person, as the source words it.',
    type: 'string',
    nullable: true,
  })
  location: string | null;

  @ResultField({ description: 'E-mail addresses that sources state.', of: () => PersonEmail, list: true })
  emails: PersonEmail[];

  @ResultField({ description: 'Telephone numbers that sources state.', type: 'string', list: true })
  phones: string[];

  @ResultField({
    description: 'ORCID identifier.',
    type: 'string',
    nullable: true,
    example: '0000-0002-1825-0097',
  })
  orcid: string | null;

  @ResultField({ description: 'Wikidata item.', type: 'string', nullable: true, example: 'Q7259' })
  wikidata_id: string | null;

  @ResultField({ description: 'Profiles of the person.', of: () => PersonSocials })
  socials: PersonSocials;

  @ResultField({ description: 'URL of a picture.', type: 'string', format: 'uri', nullable: true })
  photo_url: string | null;

  @ResultField({
    description: 'Self-description of the person, or a summary from an encyclopedia.',
    type: 'string',
    nullable: true,
  })
  bio: string | null;

  @ResultField({
    description: 'Current and former employers, latest first.',
    of: () => PersonPosition,
    list: true,
  })
  employment: PersonPosition[];

  @ResultField({
    description: 'Education, latest first.',
    of: () => PersonPosition,
    list: true,
  })
  education: PersonPosition[];

  @ResultField({
    description: 'Source of each field, most confident first.',
    of: () => PersonSource,
    list: true,
  })
  sources: PersonSource[];

  @ResultField({
    description:
      'Confidence, from 0 to 1, that this is the requested person: by identifier 0.95, by e-mail 0.9, by name and employer 0.8 or as rated by the vendor; agreeing sources increase it.',
    type: 'number',
  })
  confidence: number;
}
