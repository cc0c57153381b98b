import { Injectable } from '@nestjs/common';
import { COUNT_TIME, type HeldJob, HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { CapabilityJobEventKind } from './event-kinds.js';
import { discountTime } from './capability-jobs.sql.js';
import { CapabilityJobEvents } from './job-events.js';
import { CapabilityJobNotifier } from './job-notifier.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** Writes of a worker to a job whose lease it holds. */
@Injectable()
export class HeldCapabilityJobs extends HeldJobs<CapabilityJobEventKind> {
  constructor(dataSource: DataSource, events: CapabilityJobEvents, notifier: CapabilityJobNotifier) {
    super(dataSource, CAPABILITY_JOB_TABLES, events, notifier, [COUNT_TIME]);
  }

  /** Subtracts time from the work of its worker. */
  discountTime(job: HeldJob, seconds: number): Promise<void> {
    return discountTime(this.dataSource, job, seconds);
  }

  /** Releases a job until the work of one of its items has ended; the attempt does not count. */
  pause(job: HeldJob): Promise<void> {
    return this.handOver(job, ['paused_generation = generation']);
  }
}
