import { StringField } from '@capstan/platform-http';
import { MAX_KEY_NAME_LENGTH } from '../keys/key-restrictions.js';
import { CreditCapField, ExpiryField, IpAllowListField, RateLimitField, ScopesField } from './key-fields.js';

/** Body of `POST /v1/keys`. */
export class CreateKeyBody {
  @StringField({
    description: 'What the key is for; shown in lists.',
    minLength: 1,
    maxLength: MAX_KEY_NAME_LENGTH,
    example: 'research agent',
  })
  name: string;

  @ScopesField({
    description:
      'What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys and webhooks), `webhooks` (manage webhooks alone), `capabilities:read` and `account:read` (their GET requests only), `admin`. Default: the scopes of the key in use.',
  })
  scopes?: string[];

  @ExpiryField({
    description: 'When the key stops working; a time with a time zone. Default: as the key in use.',
  })
  expires_at?: string;

  @IpAllowListField({
    description:
      'IP addresses and CIDR ranges from which the key may be used; empty: from anywhere. Default: as the key in use.',
  })
  ip_allow_list?: string[];

  @RateLimitField({ description: 'Requests per minute of this key. Default: as the key in use.' })
  rate_limit_per_minute?: number;

  @CreditCapField({
    description:
      'Total credits the key may spend, together with the keys of its spending group. Default: as the key in use.',
  })
  credit_cap?: number;
}
