import { ResultField, StringField } from '@capstan/capability-kit';
import { Matches } from 'class-validator';
import { WithheldPageResult } from '../capabilities/withheld-page.result.js';

/** Body of POST /v1/companies. */
export class NewCompanyBody {
  @StringField({ description: 'Name of the company', minLength: 1, maxLength: 100, example: 'Krume & Korn' })
  @Matches(/\S/, { message: 'name says nothing' })
  name: string;
}

/** A company of the caller's. */
export class CompanyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Send it with a build' })
  company_id: string;

  @ResultField({ type: 'string', description: 'Its name', example: 'Krume & Korn' })
  name: string;

  @ResultField({ type: 'boolean', description: 'Builds that name no company go to this one' })
  is_default: boolean;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description: 'Its site; present once visitors can see something',
  })
  preview_url?: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The commit of its site that visitors see; null before there is any',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  shown_commit: string | null;

  @ResultField({
    of: () => WithheldPageResult,
    list: true,
    description:
      'Pages of the newest checked commit of its site that visitors do not see; with `index.html` among them they see the commit before',
  })
  withheld: WithheldPageResult[];

  @ResultField({
    type: 'string',
    list: true,
    description: 'Wishes that no build has met yet',
    example: ['A page in French'],
  })
  open_points: string[];

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was made' })
  created_at: string;
}

/** `data` of GET /v1/companies. */
export class CompanyListResult {
  @ResultField({ of: () => CompanyResult, list: true, description: 'Newest first' })
  companies: CompanyResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
