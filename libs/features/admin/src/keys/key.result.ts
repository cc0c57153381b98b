import { ResultField } from '@capstan/platform-http';
import { KeyResult, NewKeyResult, RevokedKeyResult } from '@capstan/auth';

/** An API key of any account; the key itself is not in it. */
export class AdminKeyResult extends KeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Whose key it is' })
  account_id: string;
}

/** A key at the only moment it can be seen. */
export class AdminNewKeyResult extends NewKeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Whose key it is' })
  account_id: string;
}

/** A key that was revoked, and the keys it made in any account. */
export class AdminRevokedKeyResult extends RevokedKeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Whose key it is' })
  account_id: string;
}

/** One page of an account's keys. */
export class AdminKeysResult {
  @ResultField({ of: () => AdminKeyResult, list: true, description: 'Keys, newest first' })
  keys: AdminKeyResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
