import { Injectable } from '@nestjs/common';
import { OpenJobs } from '@capstan/admin';
import { jobRunOperation } from '@capstan/platform-jobs';
import { Observer } from '../observer.js';
import { Metrics, type Reading } from './metrics.js';
import { sharedRead } from './shared-read.js';

const STATES = ['waiting', 'active', 'delayed'] as const;

/** Queues of the deployment, and what this process does for them. */
@Injectable()
export class JobMetrics extends Observer {
  constructor(metrics: Metrics, jobs: OpenJobs) {
    super();
    const runs = metrics.histogram({
      name: 'capstan_job_run_duration_seconds',
      help: 'Time for which this worker held a job, until its end or release.',
      labelNames: ['queue'],
      buckets: [0.5, 2.5, 10, 30, 60, 180, 600],
    });
    const lost = metrics.counter({
      name: 'capstan_job_leases_lost_total',
      help: 'Jobs that this worker lost while it worked on them.',
      labelNames: ['queue'],
    });
    const queues = sharedRead(() => jobs.counts());
    metrics.gauge({
      name: 'capstan_queue_jobs',
      help: 'Open jobs of all processes; a queue is counted up to 100,000.',
      labelNames: ['queue', 'state'],
      read: async () =>
        (await queues()).flatMap(({ queue, ...counts }) =>
          STATES.map((state): Reading<'queue' | 'state'> => [{ queue, state }, counts[state]]),
        ),
    });
    metrics.gauge({
      name: 'capstan_queue_oldest_waiting_seconds',
      help: 'Time for which the oldest waiting job could have been taken by a worker; 0 if none waits.',
      labelNames: ['queue'],
      read: async () =>
        (await queues()).map(({ queue, oldestWaitingAt: since }) => [
          { queue },
          since === null ? 0 : Math.max(0, Date.now() - since.getTime()) / 1000,
        ]),
    });
    this.observe(
      jobRunOperation.onEnd(({ queue, isLeaseLost }, { seconds }) => {
        runs.observe({ queue }, seconds);
        if (isLeaseLost === true) lost.inc({ queue });
      }),
    );
  }
}
