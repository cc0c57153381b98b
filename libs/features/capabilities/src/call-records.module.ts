import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreditsLedgerModule } from '@capstan/credits';
import { IdempotencyKeyEntity } from './idempotency/idempotency-key.entity.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { CallRecords } from './journal/call-records.js';
import { CallJournal } from './journal/call-journal.js';
import { LoggedRequestEntity } from './request-log/logged-request.entity.js';
import { LogPartitions } from './request-log/log-partitions.js';
import { RequestLog } from './request-log/request-log.js';

const RECORDS = [RequestLog, LogPartitions, IdempotencyService, CallJournal];

/** Services that write the tables of calls, for the API and the worker. */
@Module({
  imports: [CreditsLedgerModule, TypeOrmModule.forFeature([LoggedRequestEntity, IdempotencyKeyEntity])],
  providers: [...RECORDS, CallRecords],
  exports: RECORDS,
})
export class CallRecordsModule {}
