import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { sumUpLedger } from './ledger-records.sql.js';

/** What is stored of the credits of an account. The sums stay after it was deleted, so that the ledger adds up. */
@Injectable()
export class LedgerRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'credits',
    tables: [
      { name: 'ledger_entries', rows: 't.account_id = $1', isKept: true },
      { name: 'credit_balances', rows: 't.account_id = $1', isKept: true },
      { name: 'holds', rows: 't.account_id = $1', isKept: true },
      {
        name: 'spending_groups',
        rows: 't.spending_group_id IN (SELECT spending_group_id FROM api_keys WHERE account_id = $1)',
      },
    ],
    anonymize: sumUpLedger,
  };
}
