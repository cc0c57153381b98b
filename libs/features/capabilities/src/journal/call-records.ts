import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';

/** What is stored of the calls of an account. */
@Injectable()
export class CallRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'calls',
    tables: [
      { name: 'requests', rows: 't.account_id = $1' },
      { name: 'idempotency_keys', rows: 't.account_id = $1', hidden: ['body_hash'] },
    ],
  };
}
