import { ResultField } from '@capstan/platform-http';

/** An API key, without the key itself. */
export class KeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the key; used in paths.' })
  id: string;

  @ResultField({ type: 'string', description: 'What the key is for.', example: 'research agent' })
  name: string;

  @ResultField({
    type: 'string',
    enum: ['active', 'rotated', 'expired', 'revoked'],
    description: '`rotated`: it was replaced by another key and works until `expires_at`.',
  })
  status: string;

  @ResultField({ type: 'string', description: 'First characters of the key.', example: 'cap_x7Qp' })
  prefix_hint: string;

  @ResultField({ type: 'string', description: 'Last characters of the key.', example: 'b41Z' })
  last_four: string;

  @ResultField({ type: 'string', list: true, description: 'What the key may do.', example: ['capabilities'] })
  scopes: string[];

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it stops working; null: never.',
  })
  expires_at: string | null;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Where it may be used; empty: anywhere.',
    example: [],
  })
  ip_allow_list: string[];

  @ResultField({ type: 'integer', nullable: true, description: 'Requests per minute; null: the default.' })
  rate_limit_per_minute: number | null;

  @ResultField({
    type: 'integer',
    nullable: true,
    description: 'Total credits it may spend, together with the keys of its spending group; null: no cap.',
  })
  credit_cap: number | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created.' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was last used, to about ten seconds; null: never.',
  })
  last_used_at: string | null;

  @ResultField({ type: 'string', format: 'date-time', nullable: true, description: 'When it was revoked.' })
  revoked_at: string | null;

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description: 'The key that replaced it.',
  })
  rotated_to: string | null;

  @ResultField({
    type: 'string',
    format: 'uuid',
    nullable: true,
    description:
      'The key that created it; null: created by a command of the operator, or before this was recorded.',
  })
  parent_key_id: string | null;
}

/** A key with what it has spent. */
export class KeyDetailResult extends KeyResult {
  @ResultField({
    type: 'integer',
    description:
      'Credits that the keys of its spending group have been charged together; its cap bounds them.',
  })
  credits_spent: number;
}

/** A revoked key, and the keys it created. */
export class RevokedKeyResult extends KeyResult {
  @ResultField({
    type: 'integer',
    description: 'Keys it created, directly or indirectly, that this request also revoked (`cascade=true`).',
  })
  revoked_descendants: number;

  @ResultField({
    type: 'integer',
    description:
      'Keys it created, directly or indirectly, that still work. Repeat the request with `cascade=true` to revoke them.',
  })
  active_descendants: number;
}

/** A new key, with the only copy of its text. */
export class NewKeyResult extends KeyResult {
  @ResultField({
    type: 'string',
    description: 'The API key. It is shown only once; store it now.',
    example: 'cap_…',
  })
  key: string;
}

/** One page of keys. */
export class KeyListResult {
  @ResultField({ of: () => KeyResult, list: true, description: 'Newest first.' })
  keys: KeyResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
