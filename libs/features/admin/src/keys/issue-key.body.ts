import {
  CreditCapField,
  ExpiryField,
  IpAllowListField,
  MAX_KEY_NAME_LENGTH,
  RateLimitField,
  ScopesField,
} from '@capstan/auth';
import { LineField } from '../fields/line-field.decorator.js';

/** Body of POST /v1/admin/accounts/{id}/keys: absent restrictions do not apply. */
export class IssueKeyBody {
  @LineField({
    description: 'What the key is for; shown in lists.',
    maxLength: MAX_KEY_NAME_LENGTH,
    example: 'research agent',
  })
  name: string;

  @ScopesField({
    description:
      'What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `capabilities:read` and `account:read` (their GET requests only), `admin`. Default: `capabilities` and `account`.',
  })
  scopes?: string[];

  @ExpiryField({ description: 'When the key stops working; a time with a time zone. Default: never.' })
  expires_at?: string;

  @IpAllowListField({
    description: 'IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.',
  })
  ip_allow_list?: string[];

  @RateLimitField({ description: "Requests per minute of this key. Default: the service's." })
  rate_limit_per_minute?: number;

  @CreditCapField({ description: 'Total credits the key may spend. Default: what the account has.' })
  credit_cap?: number;
}
