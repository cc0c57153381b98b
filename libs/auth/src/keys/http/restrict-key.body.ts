import { IntegerField, StringField, StringsField } from '@capstan/capability-kit';
import {
  MAX_CREDIT_CAP,
  MAX_IP_RANGES,
  MAX_KEY_NAME_LENGTH,
  MAX_RATE_LIMIT_PER_MINUTE,
  MAX_SCOPES,
} from '../key-restrictions.js';
import { Nullable, TIMESTAMP, TIMESTAMP_LENGTH } from './key-fields.js';

/** Body of `PATCH /v1/keys/{id}`: absent fields stay as they are. */
export class RestrictKeyBody {
  @StringField({
    description: 'What the key is for.',
    optional: true,
    minLength: 1,
    maxLength: MAX_KEY_NAME_LENGTH,
  })
  name?: string;

  @StringsField({
    description: 'What the key may do from now on.',
    optional: true,
    minItems: 1,
    maxItems: MAX_SCOPES,
    maxLength: 60,
    example: ['capability:search'],
  })
  scopes?: string[];

  @Nullable()
  @StringField({
    description: 'When the key stops working; null: never.',
    optional: true,
    maxLength: TIMESTAMP_LENGTH,
    pattern: TIMESTAMP,
    format: 'date-time',
    example: '2030-01-01T00:00:00Z',
  })
  expires_at?: string | null;

  @StringsField({
    description: 'IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.',
    optional: true,
    maxItems: MAX_IP_RANGES,
    maxLength: 50,
    example: ['203.0.113.0/24'],
  })
  ip_allow_list?: string[];

  @Nullable()
  @IntegerField({
    description: "Requests a minute; null: the service's default.",
    optional: true,
    minimum: 1,
    maximum: MAX_RATE_LIMIT_PER_MINUTE,
  })
  rate_limit_per_minute?: number | null;

  @Nullable()
  @IntegerField({
    description:
      'Credits that the key may spend in all, together with the keys that share its count; null: what the account has.',
    optional: true,
    minimum: 0,
    maximum: MAX_CREDIT_CAP,
  })
  credit_cap?: number | null;
}
