import { ResultField } from '@capstan/kit';
import { WithheldPageResult } from '../model/withheld-page.result.js';

/** A site of the caller. */
export class SiteResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Send it with a build to work on this site' })
  site_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The company it belongs to' })
  company_id: string;

  @ResultField({ type: 'string', description: 'Its name', example: 'Krume & Korn' })
  name: string;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description: 'Preview URL; present once visitors can see something',
  })
  preview_url?: string;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description:
      'Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser',
    example: 'http://127.0.0.1:3000/p/x7Qp2mVt9c/_picture.jpg',
  })
  picture_url?: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The commit that visitors see; null if there is none',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  shown_commit: string | null;

  @ResultField({
    of: () => WithheldPageResult,
    list: true,
    description:
      'Pages of the newest checked commit that visitors do not see; with `index.html` among them they see the commit before',
  })
  withheld: WithheldPageResult[];

  @ResultField({
    type: 'string',
    list: true,
    description: 'Requests that no build has fulfilled yet',
    example: ['A page in French'],
  })
  open_points: string[];

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;
}

/** `data` of GET /v1/sites. */
export class SiteListResult {
  @ResultField({ of: () => SiteResult, list: true, description: 'Newest first' })
  sites: SiteResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Send as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
