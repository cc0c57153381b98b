import { Injectable } from '@nestjs/common';
import { type HeldJob, HeldJobs, LeaseLostError } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { COUNT_TIME, raiseGeneration } from './run-fences.sql.js';
import { RunNotifier } from './run-notifier.js';
import { RUN_TABLES } from './run-tables.js';

/** Writes of a worker to a run whose lease it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(dataSource: DataSource, events: RunEvents, notifier: RunNotifier) {
    super(dataSource, RUN_TABLES, events, notifier, [COUNT_TIME]);
  }

  /**
   * Closes the stream of a run for concurrent work in this process, so that its events can be counted.
   * @returns the claim with which the run can be ended. @throws LeaseLostError.
   */
  async seal<T extends HeldJob>(claim: T): Promise<T> {
    const generation = await raiseGeneration(this.dataSource, claim);
    if (generation === undefined) throw new LeaseLostError(claim.id);
    return { ...claim, generation };
  }
}
