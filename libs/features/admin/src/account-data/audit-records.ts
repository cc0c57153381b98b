import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { ABOUT_ACCOUNT, emptyDetails } from './audit-records.sql.js';

/** What admins did to an account. The entries stay after it was deleted, without their details. */
@Injectable()
export class AuditRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'audit',
    tables: [{ name: 'admin_audit', rows: ABOUT_ACCOUNT, isKept: true }],
    anonymize: emptyDetails,
  };
}
