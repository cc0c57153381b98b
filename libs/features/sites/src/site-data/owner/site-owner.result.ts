import { ResultField } from '@capstan/kit';

/** `data` of GET and PATCH …/owner. */
export class SiteOwnerResult {
  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: "When the link of the owner's page was made; null without one",
  })
  link_created_at: string | null;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'E-mail address to which each entry is announced; null: none',
    example: 'ada@example.com',
  })
  notify_email: string | null;

  @ResultField({
    type: 'boolean',
    description: 'Whether visitors who leave an e-mail address get a confirmation of their entry',
  })
  confirms_entries: boolean;

  @ResultField({
    type: 'boolean',
    description: 'Whether the service can send e-mail; without it, neither of these is sent',
  })
  is_email_available: boolean;
}

/** `data` of POST …/owner/link. */
export class OwnerLinkResult {
  @ResultField({
    type: 'string',
    format: 'uri',
    description:
      'Address of the page; it is shown this once. Everyone who has it can read and change the entries',
    example: 'http://127.0.0.1:3000/o/secret-of-the-site/',
  })
  url: string;
}

/** `data` of DELETE …/owner/link. */
export class OwnerLinkDeletedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'The site' })
  site_id: string;
}
