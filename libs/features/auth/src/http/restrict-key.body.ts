import { StringField } from '@capstan/platform-http';
import { MAX_KEY_NAME_LENGTH } from '../keys/key-restrictions.js';
import { CreditCapField, ExpiryField, IpAllowListField, RateLimitField, ScopesField } from './key-fields.js';

/** Body of `PATCH /v1/keys/{id}`: absent fields are not changed. */
export class RestrictKeyBody {
  @StringField({
    description: 'What the key is for.',
    optional: true,
    minLength: 1,
    maxLength: MAX_KEY_NAME_LENGTH,
  })
  name?: string;

  @ScopesField({ description: 'What the key may do from now on.' })
  scopes?: string[];

  @ExpiryField({ description: 'When the key stops working; null: never.', nullable: true })
  expires_at?: string | null;

  @IpAllowListField({
    description: 'IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.',
  })
  ip_allow_list?: string[];

  @RateLimitField({ description: "Requests per minute; null: the service's default.", nullable: true })
  rate_limit_per_minute?: number | null;

  @CreditCapField({
    description:
      'Total credits the key may spend, together with the keys of its spending group; null: what the account has.',
    nullable: true,
  })
  credit_cap?: number | null;
}
