import { Injectable } from '@nestjs/common';
import { CapabilityRegistry, DurableCallResults } from '@capstan/capabilities';
import type { HandedOverItem, PartialAnswer } from '@capstan/kit';
import { DataSource } from 'typeorm';
import type { Claim } from './claim.js';
import { HeldCapabilityJobs } from './held-capability-jobs.js';
import { endItem, readHandedOverItems } from './job-items.sql.js';

/** The work of items that an ending job handed over: calls of a batch that are jobs of their own. */
@Injectable()
export class ItemWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: CapabilityRegistry,
    private readonly calls: DurableCallResults,
    private readonly held: HeldCapabilityJobs,
  ) {}

  /** Stops work that is still running; resolves when it has ended. @returns the items. */
  async stop(claim: Claim): Promise<HandedOverItem[]> {
    const capability = this.calledBy(claim);
    if (capability === undefined) return [];
    const items = await readHandedOverItems(this.dataSource, claim.id);
    await Promise.all(items.map(({ workId }) => this.calls.stop(capability, workId)));
    return items;
  }

  /**
   * Stops what is still running, and stores the answers of what has delivered something, which was charged.
   * @param claim sealed, so that no further item is handed over. @throws LeaseLostError.
   */
  async settle(claim: Claim): Promise<void> {
    const caller = { accountId: claim.accountId, signal: NEVER };
    for (const item of await this.stop(claim)) {
      const answer = await this.calls.answerOf(this.calledBy(claim) as string, item.workId, caller);
      if (answer && hasDelivered(answer)) await this.store(claim, item, answer);
    }
  }

  /** The capability that the job calls; undefined if it calls none, or no longer exists. */
  private calledBy({ capability, params }: Claim): string | undefined {
    const called = this.registry.all().find(({ definition }) => definition.name === capability);
    return called?.definition.delegatesTo?.(params);
  }

  private async store(claim: Claim, item: HandedOverItem, answer: PartialAnswer): Promise<void> {
    await this.held.write(claim, async (manager) => {
      await endItem(manager, claim.id, item, {
        outcome: answer.isSuccess ? 'done' : 'failed',
        output: answer.envelope,
        units: answer.creditsUsed,
      });
      return [];
    });
  }
}

/** The work has ended, so its answer is available at once. */
const NEVER = new AbortController().signal;

/** A call that was cancelled before it was charged counts as not called. */
const hasDelivered = ({ isSuccess, creditsUsed }: PartialAnswer): boolean => isSuccess || creditsUsed > 0;
