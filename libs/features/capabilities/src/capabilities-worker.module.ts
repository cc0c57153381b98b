import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { CallRecordsModule } from './call-records.module.js';
import { DurableEndings } from './calls/durable-endings.js';
import { HoldReaper } from './journal/hold-reaper.js';
import { MAINTENANCE_QUEUE } from './maintenance/maintenance.queue.js';
import { MaintenanceProcessor } from './maintenance/maintenance.processor.js';
import { MaintenanceSchedule } from './maintenance/maintenance.schedule.js';

/**
 * Parts of the capabilities that run in the worker: maintenance, and a hold reaper in addition to those of
 * the API.
 */
@Module({
  imports: [CreditsLedgerModule, CallRecordsModule, BullModule.registerQueue({ name: MAINTENANCE_QUEUE })],
  providers: [MaintenanceProcessor, MaintenanceSchedule, HoldReaper, DurableEndings],
  exports: [DurableEndings],
})
export class CapabilitiesWorkerModule {}
