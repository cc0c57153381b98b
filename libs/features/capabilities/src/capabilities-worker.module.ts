import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { DurableEndings } from './calls/durable-endings.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { CallJournal } from './journal/call-journal.js';
import { HoldReaper } from './journal/hold-reaper.js';
import { MAINTENANCE_QUEUE } from './maintenance/maintenance.queue.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { RequestLog } from './request-log/request-log.js';

/** What of the capabilities runs in the worker: upkeep, and the reaper beside those of the API processes. */
@Module({
  imports: [CreditsLedgerModule, BullModule.registerQueue({ name: MAINTENANCE_QUEUE })],
  providers: [MaintenanceProcessor, RequestLog, IdempotencyService, CallJournal, HoldReaper, DurableEndings],
  exports: [DurableEndings],
})
export class CapabilitiesWorkerModule {}
