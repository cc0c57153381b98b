import { ResultField, StringField } from '@capstan/kit';
import { SiteResult } from '../sites/sites.result.js';

/** Body of POST /v1/companies. */
export class NewCompanyBody {
  @StringField({
    description: 'Name of the company',
    minLength: 1,
    maxLength: 100,
    pattern: /\S/,
    patternMessage: 'name must not be blank',
    example: 'Krume & Korn',
  })
  name: string;
}

/** A company of the caller. */
export class CompanyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Send it with a build' })
  company_id: string;

  @ResultField({ type: 'string', description: 'Its name', example: 'Krume & Korn' })
  name: string;

  @ResultField({ type: 'boolean', description: 'Builds without a company_id use this one' })
  is_default: boolean;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description: 'Its newest site; present once visitors can see something of it',
  })
  preview_url?: string;

  @ResultField({ of: () => SiteResult, list: true, description: 'Its sites, newest first' })
  sites: SiteResult[];

  @ResultField({
    type: 'string',
    list: true,
    description: 'Requests that no build has fulfilled yet, of all its sites',
    example: ['A page in French'],
  })
  open_points: string[];

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;
}

/** `data` of GET /v1/companies. */
export class CompanyListResult {
  @ResultField({ of: () => CompanyResult, list: true, description: 'Newest first' })
  companies: CompanyResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
