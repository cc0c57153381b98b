import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import type { Queue } from 'bullmq';
import { MAINTENANCE_QUEUE, PRUNE_EVERY_MS, PRUNE_JOB } from './maintenance.queue.js';

const CHECK_EVERY_MS = 60_000;

/** Keeps the recurring job in the queue while workers run: a Redis that was restarted or emptied has lost it. */
@Injectable()
export class MaintenanceSchedule extends RepeatedWork {
  constructor(
    @InjectQueue(MAINTENANCE_QUEUE)
    private readonly queue: Pick<Queue, 'getJobScheduler' | 'upsertJobScheduler'>,
  ) {
    super(CHECK_EVERY_MS);
  }

  /** Schedules the job unless it is scheduled: doing so again would run it at once. */
  override async run(): Promise<void> {
    if (await this.queue.getJobScheduler(PRUNE_JOB)) return;
    await this.queue.upsertJobScheduler(PRUNE_JOB, { every: PRUNE_EVERY_MS }, { name: PRUNE_JOB });
  }
}
