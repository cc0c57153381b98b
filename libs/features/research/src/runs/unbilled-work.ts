import { Injectable, Logger } from '@nestjs/common';
import { FailureBudget } from '@capstan/capabilities';
import { DataSource } from 'typeorm';
import { DEPTH_LIMITS } from '../model/depth.js';
import { readUnbilledWork } from './unbilled-work.sql.js';

/** Counts the work on runs that ended without a charge for the failure budget of their account. */
@Injectable()
export class UnbilledWork {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly dataSource: DataSource,
    private readonly failures: FailureBudget,
  ) {}

  /**
   * Never rejects, for the run has ended whether its work can be counted or not.
   * @param runId of a run that has ended through its account: it found nothing, was cancelled, or was given up after it
   *   ended its workers.
   */
  async count(runId: string): Promise<void> {
    try {
      await this.spend(runId);
    } catch (error) {
      this.logger.warn(`the work on run ${runId} was not counted: ${String(error)}`);
    }
  }

  private async spend(runId: string): Promise<void> {
    const run = await readUnbilledWork(this.dataSource, runId);
    if (!run) return;
    // The time since its worker died is not work.
    this.failures.spend(run.accountId, Math.min(run.seconds, DEPTH_LIMITS[run.depth].wallMs / 1000));
  }
}
