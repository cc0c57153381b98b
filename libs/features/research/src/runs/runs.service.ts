import { Injectable } from '@nestjs/common';
import { isUuid } from '@capstan/platform-http';
import { NotFoundError } from '@capstan/platform-core';
import { CancelRun } from './cancel-run.js';
import type { Evidence } from './evidence.js';
import { RunStore } from './run-store.js';
import type { Run, RunPageRequest, RunWithResult } from './run.js';

/** Operations of an account on its runs. Runs of other accounts are reported as unknown. */
@Injectable()
export class RunsService {
  constructor(
    private readonly store: RunStore,
    private readonly cancelRun: CancelRun,
  ) {}

  /** @throws NotFoundError. */
  async get(accountId: string, id: string): Promise<RunWithResult> {
    const run = isUuid(id) ? await this.store.find(accountId, id) : undefined;
    if (!run) throw new NotFoundError('The research run', 'GET /v1/research lists the runs you own.');
    return run;
  }

  list(accountId: string, page: RunPageRequest): Promise<Run[]> {
    return this.store.list(accountId, page);
  }

  /** Returns the evidence of a completed run. @throws NotFoundError. */
  async evidence(accountId: string, id: string): Promise<Evidence> {
    const evidence = isUuid(id) ? await this.store.evidenceOf(accountId, id) : null;
    if (!evidence) throw new NotFoundError('The evidence');
    return evidence;
  }

  /**
   * Cancels the run within two seconds, whatever its worker does; a run that has ended is not changed.
   * @returns the run, and its charge for the first cancellation. @throws NotFoundError.
   */
  async cancel(accountId: string, id: string): Promise<{ run: RunWithResult; chargedCredits: number }> {
    const before = await this.get(accountId, id);
    if (before.finishedAt !== null) return { run: before, chargedCredits: 0 };
    const isFirst = await this.store.requestStop(before.id);
    await this.cancelRun.run(before.id);
    const run = await this.get(accountId, id);
    return { run, chargedCredits: isFirst && run.status === 'cancelled' ? run.credits : 0 };
  }
}
