import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainEventsModule } from '@capstan/platform-events';
import { StreamTokensModule } from '@capstan/platform-jobs';
import { CapabilityJobItemEntity } from './rows/job-item.entity.js';
import { CapabilityJobEventEntity } from './rows/capability-job-event.entity.js';
import { CapabilityJobEntity } from './rows/capability-job.entity.js';
import { JOB_EVENTS } from './rows/domain-events.js';
import { HeldCapabilityJobs } from './rows/held-capability-jobs.js';
import { CapabilityJobEvents } from './rows/job-events.js';
import { CapabilityJobNotifier } from './rows/job-notifier.js';
import { CapabilityJobStore } from './rows/job-store.js';

const EVENTS = DomainEventsModule.forFeature(JOB_EVENTS);
const RECORDS = [CapabilityJobStore, HeldCapabilityJobs, CapabilityJobEvents, CapabilityJobNotifier];

/** The tables of jobs, for the API and the worker. */
@Module({
  imports: [
    StreamTokensModule,
    EVENTS,
    TypeOrmModule.forFeature([CapabilityJobEntity, CapabilityJobEventEntity, CapabilityJobItemEntity]),
  ],
  providers: RECORDS,
  exports: [StreamTokensModule, EVENTS, ...RECORDS],
})
export class JobRecordsModule {}
