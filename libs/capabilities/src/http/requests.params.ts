import { IntegerField, StringField } from '@capstan/capability-kit';
import { IsUUID, ValidateIf } from 'class-validator';

const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Query of GET /v1/requests. */
export class RequestsQuery {
  @StringField({ description: 'Only calls of this capability', maxLength: 40, optional: true })
  capability?: string;

  @IntegerField({
    description: 'Only calls answered with this status',
    minimum: 200,
    maximum: 599,
    optional: true,
  })
  status?: number;

  @IntegerField({ description: 'Calls a page', minimum: 1, maximum: 200, default: 50 })
  limit: number = 50;

  @StringField({
    description: 'List calls older than the one with this `id`',
    maxLength: 36,
    format: 'uuid',
    optional: true,
  })
  @ValidateIf((_, value) => value !== undefined)
  @IsUUID()
  after?: string;
}

/** Query of GET /v1/usage. */
export class UsageQuery {
  @StringField({
    description: 'First moment, ISO 8601 (default: 30 days ago)',
    maxLength: 40,
    pattern: DATE,
    optional: true,
  })
  from?: string;

  @StringField({
    description: 'End, exclusive, ISO 8601 (default: now)',
    maxLength: 40,
    pattern: DATE,
    optional: true,
  })
  to?: string;
}
