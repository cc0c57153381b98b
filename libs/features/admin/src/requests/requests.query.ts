import { RequestIdField } from '@capstan/capabilities';
import { IntegerField, TimestampField, PageQuery, StringField, UuidField } from '@capstan/platform-http';

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Query of GET /v1/admin/requests; all filters must match. */
export class AdminRequestsQuery extends PageQuery {
  @UuidField({ description: 'Only calls of this account' })
  account_id?: string;

  @UuidField({ description: 'Only calls with this key' })
  key_id?: string;

  @RequestIdField()
  request_id?: string;

  @StringField({ description: 'Only calls of this capability', maxLength: 60, pattern: NAME, optional: true })
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

  @StringField({
    description: 'Only calls that tried this provider',
    maxLength: 60,
    pattern: NAME,
    optional: true,
  })
  provider?: string;

  @TimestampField({ description: 'Start of the period, ISO 8601' })
  from?: string;

  @TimestampField({ description: 'End, exclusive, ISO 8601' })
  to?: string;
}
