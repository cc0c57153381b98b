import { IntegerField, StringField } from '@capstan/kit';
import { TimestampField, PageQuery, UuidField } from '@capstan/platform-http';
import { RequestIdField } from './request-id-field.decorator.js';

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Query of GET /v1/requests; all filters must match. */
export class RequestsQuery extends PageQuery {
  @UuidField({ description: 'Only calls with this key' })
  key_id?: string;

  @RequestIdField()
  request_id?: string;

  @StringField({ description: 'Only calls of this capability', maxLength: 40, optional: true })
  capability?: string;

  @IntegerField({
    description: 'Only calls with this HTTP status',
    minimum: 200,
    maximum: 599,
    optional: true,
  })
  status?: number;

  @StringField({
    description: 'Only calls that failed with this error slug',
    maxLength: 60,
    pattern: NAME,
    optional: true,
  })
  error?: string;

  @TimestampField({ description: 'Start of the period, ISO 8601' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601' })
  to?: string;
}

/** Query of GET /v1/usage. */
export class UsageQuery {
  @TimestampField({ description: 'Start of the period, ISO 8601 (default: 30 days ago)' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601 (default: now)' })
  to?: string;

  @UuidField({ description: 'Only calls with this key' })
  key_id?: string;
}
