import { ResultField } from '@capstan/platform-http';

/** A password was set. */
export class PasswordSetResult {
  @ResultField({ type: 'boolean', description: 'Always true' })
  password_set: boolean;
}

/** A passkey of the user. */
export class PasskeyResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifier' })
  id: string;

  @ResultField({ type: 'string', nullable: true, description: 'Name, if it has one' })
  name: string | null;

  @ResultField({ type: 'string', description: '`singleDevice` or `multiDevice`' })
  device_type: string;

  @ResultField({ type: 'string', format: 'date-time', nullable: true, description: 'When it was added' })
  created_at: string | null;
}

/** The passkeys of the user. */
export class PasskeysResult {
  @ResultField({ of: () => PasskeyResult, list: true, description: 'All of them' })
  passkeys: PasskeyResult[];
}

/** A passkey was added. */
export class PasskeyAddedResult {
  @ResultField({ type: 'boolean', description: 'Always true' })
  added: boolean;
}

/** A passkey was removed. */
export class PasskeyRemovedResult {
  @ResultField({ type: 'boolean', description: 'Always true' })
  removed: boolean;
}
