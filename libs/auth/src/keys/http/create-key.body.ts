import { IntegerField, StringField, StringsField } from '@capstan/capability-kit';
import {
  MAX_CREDIT_CAP,
  MAX_IP_RANGES,
  MAX_KEY_NAME_LENGTH,
  MAX_RATE_LIMIT_PER_MINUTE,
  MAX_SCOPES,
} from '../key-restrictions.js';
import { TIMESTAMP, TIMESTAMP_LENGTH } from './key-fields.js';

/** Body of `POST /v1/keys`. */
export class CreateKeyBody {
  @StringField({
    description: 'What the key is for; shown in lists.',
    minLength: 1,
    maxLength: MAX_KEY_NAME_LENGTH,
    example: 'research agent',
  })
  name: string;

  @StringsField({
    description:
      'What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `admin`. Default: the scopes of the key in use.',
    optional: true,
    minItems: 1,
    maxItems: MAX_SCOPES,
    maxLength: 60,
    example: ['capability:search'],
  })
  scopes?: string[];

  @StringField({
    description: 'When the key stops working; a time with its zone. Default: as the key in use.',
    optional: true,
    maxLength: TIMESTAMP_LENGTH,
    pattern: TIMESTAMP,
    format: 'date-time',
    example: '2030-01-01T00:00:00Z',
  })
  expires_at?: string;

  @StringsField({
    description:
      'IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.',
    optional: true,
    maxItems: MAX_IP_RANGES,
    maxLength: 50,
    example: ['203.0.113.0/24'],
  })
  ip_allow_list?: string[];

  @IntegerField({
    description: 'Requests a minute of this key. Default: as the key in use.',
    optional: true,
    minimum: 1,
    maximum: MAX_RATE_LIMIT_PER_MINUTE,
  })
  rate_limit_per_minute?: number;

  @IntegerField({
    description:
      'Credits that the key may spend in all, together with the keys that share its count. Default: as the key in use.',
    optional: true,
    minimum: 0,
    maximum: MAX_CREDIT_CAP,
  })
  credit_cap?: number;
}
