import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { detachKeys } from './account-records.sql.js';

const CREATION = ['creation_reference', 'creation_fingerprint'];

/** What is stored for an account itself. */
@Injectable()
export class AccountRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'accounts',
    tables: [
      { name: 'api_keys', rows: 't.account_id = $1', hidden: ['hash', ...CREATION] },
      { name: 'accounts', rows: 't.id = $1', hidden: CREATION },
    ],
    anonymize: detachKeys,
  };
}
