import { getQueueToken } from '@nestjs/bullmq';
import type { FactoryProvider, Type } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { JobNotifier } from '../events/job-notifier.js';
import {
  type DispatchedRows,
  type DispatchedRunner,
  JobDispatcher,
  type Prunable,
  type WaitingJob,
} from './job-dispatcher.js';

/** The providers that a dispatcher needs. */
export interface JobDispatcherParts {
  /** Name of the queue that the runner works on. */
  queue: string;
  runner: Type<DispatchedRunner>;
  notifier: Type<JobNotifier>;
  store: Type<DispatchedRows>;
  /** What is pruned regularly, in this order. */
  expiring: readonly Type<Prunable>[];
}

/** Returns the dispatcher of a queue as a provider for the module of its worker. Nothing injects it. */
export const jobDispatcher = ({
  queue,
  runner,
  notifier,
  store,
  expiring,
}: JobDispatcherParts): FactoryProvider<JobDispatcher> => ({
  provide: `JobDispatcher of ${queue}`,
  inject: [getQueueToken(queue), runner, notifier, store, ...expiring],
  useFactory: (
    jobs: Queue<WaitingJob>,
    running: DispatchedRunner,
    notifications: JobNotifier,
    rows: DispatchedRows,
    ...prunable: Prunable[]
  ) => new JobDispatcher(jobs, running, notifications, rows, prunable),
});
