import { ResultField } from '@capstan/platform-http';
import { KeyResult, NewKeyResult, RevokedKeyResult } from '@capstan/auth';

/** An API key of any account, without the key itself. */
export class AdminKeyResult extends KeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the key' })
  account_id: string;
}

/** A new key, with the only copy of its text. */
export class AdminNewKeyResult extends NewKeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the key' })
  account_id: string;
}

/** A revoked key, and the keys it created in any account. */
export class AdminRevokedKeyResult extends RevokedKeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Account of the key' })
  account_id: string;
}

/** One page of an account's keys. */
export class AdminKeysResult {
  @ResultField({ of: () => AdminKeyResult, list: true, description: 'Keys, newest first' })
  keys: AdminKeyResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
