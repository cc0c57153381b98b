import { ResultField } from '@capstan/platform-http';

/** An account as returned by the API. */
export class AdminAccountResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the account; used in paths' })
  id: string;

  @ResultField({ type: 'string', format: 'email', description: 'E-mail address, unique' })
  email: string;

  @ResultField({ type: 'string', description: 'Name of the person or organization' })
  name: string;

  @ResultField({
    type: 'string',
    enum: ['active', 'suspended'],
    description: '`suspended`: none of its keys works',
  })
  status: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it was suspended; null while active',
  })
  suspended_at: string | null;

  @ResultField({
    type: 'integer',
    nullable: true,
    description: "Requests per minute of all its keys together; null: the service's default",
  })
  rate_limit_per_minute: number | null;
}

/** An account with its balance and keys. */
export class AdminAccountDetailResult extends AdminAccountResult {
  @ResultField({ type: 'integer', description: 'Credits that can be spent now' })
  balance: number;

  @ResultField({ type: 'integer', description: 'Credits held for running calls' })
  held: number;

  @ResultField({ type: 'integer', description: 'How far below zero the balance may go; 0: not at all' })
  overage_limit: number;

  @ResultField({ type: 'integer', description: 'Keys that are neither revoked nor expired' })
  working_keys: number;
}

/** One page of accounts. */
export class AdminAccountsResult {
  @ResultField({ of: () => AdminAccountResult, list: true, description: 'Accounts, newest first' })
  accounts: AdminAccountResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null on the last page',
  })
  next_after: string | null;
}
