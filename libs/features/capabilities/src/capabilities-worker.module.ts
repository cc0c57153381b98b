import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { CallRecordsModule } from './call-records.module.js';
import { DurableEndings } from './calls/durable-endings.js';
import { HoldReaper } from './journal/hold-reaper.js';
import { MAINTENANCE_QUEUE } from './maintenance/maintenance.queue.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';

/** What of the capabilities runs in the worker: upkeep, and the reaper beside those of the API processes. */
@Module({
  imports: [CreditsLedgerModule, CallRecordsModule, BullModule.registerQueue({ name: MAINTENANCE_QUEUE })],
  providers: [MaintenanceProcessor, HoldReaper, DurableEndings],
  exports: [DurableEndings],
})
export class CapabilitiesWorkerModule {}
