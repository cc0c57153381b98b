import { Injectable, Logger } from '@nestjs/common';
import { FailureBudget } from '@capstan/capabilities';
import { DataSource } from 'typeorm';
import { DEPTH_LIMITS } from '../model/depth.js';
import { readUnbilledWork } from './unbilled-work.sql.js';

/** Counts the working time of uncharged runs for the failure budget of their account. */
@Injectable()
export class UnbilledWork {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: FailureBudget,
  ) {}

  /**
   * Never rejects, because the run has ended in any case.
   * @param runId of a run that ended because of its account: it found nothing, was cancelled, or exhausted its attempts
   * after its workers died.
   */
  async count(runId: string): Promise<void> {
    try {
      await this.spend(runId);
    } catch (error) {
      this.logger.warn(`could not count the work on run ${runId}: ${String(error)}`);
    }
  }

  private async spend(runId: string): Promise<void> {
    const run = await readUnbilledWork(this.dataSource, runId);
    if (!run) return;
    // The time since its worker died does not count.
    this.failures.spend(run.accountId, Math.min(run.seconds, DEPTH_LIMITS[run.depth].wallMs / 1000));
  }
}
