import { ResultField } from '@capstan/kit';
import { RECORD_FIELD_TYPES } from '@capstan/site-document';

/** A field of a collection as returned by the API. */
export class DataFieldResult {
  @ResultField({
    type: 'string',
    description: 'Name of its value in entries',
    example: 'guest_name',
  })
  name: string;

  @ResultField({
    type: 'string',
    description: 'What visitors see, in the language of the site',
    example: 'Name',
  })
  label: string;

  @ResultField({ type: 'string', enum: RECORD_FIELD_TYPES, description: 'What kind of value it takes' })
  type: string;

  @ResultField({ type: 'boolean', description: 'Whether it is required' })
  is_required: boolean;
}

/** A collection as returned by the API. */
export class DataCollectionResult {
  @ResultField({ type: 'string', description: 'Name of the collection', example: 'bookings' })
  name: string;

  @ResultField({
    type: 'string',
    description: 'What visitors see, in the language of the site',
    example: 'Bookings',
  })
  title: string;

  @ResultField({
    type: 'boolean',
    description: 'Whether the site still collects it; entries of a former collection are kept',
  })
  is_current: boolean;

  @ResultField({
    type: 'string',
    nullable: true,
    enum: ['submit', 'list', 'edit', 'private'],
    description: 'What visitors may do with entries; null for a former collection',
  })
  access: string | null;

  @ResultField({ of: () => DataFieldResult, list: true, description: 'Its current fields' })
  fields: DataFieldResult[];

  @ResultField({ type: 'integer', description: 'Number of entries' })
  entry_count: number;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the latest entry was sent; null without entries',
  })
  last_entry_at: string | null;
}

/** `data` of GET /v1/companies/{company_id}/data and /v1/sites/{site_id}/data. */
export class CompanyDataResult {
  @ResultField({ of: () => DataCollectionResult, list: true, description: 'What the site collects' })
  collections: DataCollectionResult[];
}

/** An entry as returned by the API. */
export class DataEntryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'object', description: 'What the visitor sent, by field name' })
  values: Record<string, unknown>;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Referral code of the visitor; null if there is none',
    example: 'K7QX2M',
  })
  code: string | null;

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The entry whose referral code it was sent with',
  })
  referred_by: string | null;

  @ResultField({
    type: 'string',
    description: '`new`, `seen`, `done`, or a word of the owner',
    example: 'new',
  })
  status: string;

  @ResultField({ type: 'string', description: 'Note of the owner; visitors never see it' })
  note: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was sent' })
  created_at: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was last changed' })
  updated_at: string;
}

/** `data` of GET …/data/{collection}. */
export class DataEntryListResult {
  @ResultField({ of: () => DataEntryResult, list: true, description: 'Entries, newest first' })
  entries: DataEntryResult[];

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}

/** `data` of DELETE …/data/{collection}/{entry_id}. */
export class DeletedEntryResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Id of the deleted entry' })
  id: string;
}
