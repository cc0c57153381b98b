import { IntegerField, StringField } from '@capstan/kit';
import { TimestampField, PageQuery } from '@capstan/platform-http';

/** Query of GET /v1/requests. */
export class RequestsQuery extends PageQuery {
  @StringField({ description: 'Only calls of this capability', maxLength: 40, optional: true })
  capability?: string;

  @IntegerField({
    description: 'Only calls with this HTTP status',
    minimum: 200,
    maximum: 599,
    optional: true,
  })
  status?: number;
}

/** Query of GET /v1/usage. */
export class UsageQuery {
  @TimestampField({ description: 'Start of the period, ISO 8601 (default: 30 days ago)' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601 (default: now)' })
  to?: string;
}
