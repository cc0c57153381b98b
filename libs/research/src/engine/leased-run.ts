import { createHash } from 'node:crypto';
import type { CallContext } from '@capstan/capability-kit';
import type { ResearchRequest } from '../model/research-request.js';
import type { Budget } from '../run/budget.js';
import type { Checkpoints } from '../run/checkpoints.js';
import type { ResearchEventKind, ResearchRun } from '../run/research-run.js';
import type { Claim } from '../runs/claim.js';
import type { HeldRuns } from '../runs/held-runs.js';

/** A run in the hands of this worker. */
export class LeasedRun implements ResearchRun {
  readonly id: string;
  readonly request: ResearchRequest;

  constructor(
    private readonly claim: Claim,
    readonly budget: Budget,
    readonly checkpoints: Checkpoints,
    private readonly held: HeldRuns,
  ) {
    this.id = claim.id;
    this.request = claim.request;
  }

  /** That it was told is a checkpoint, written with the event. */
  async tell(key: string, kind: ResearchEventKind, fields: Record<string, unknown>): Promise<void> {
    const hash = createHash('sha256').update(`event:${key}`).digest();
    await this.held.write(this.claim, async (manager) => {
      const told = await manager.query<object[]>(
        `WITH told AS (
           INSERT INTO research_checkpoints (run_id, key_hash, value) VALUES ($1, $2, '{}')
           ON CONFLICT DO NOTHING RETURNING 1
         )
         SELECT FROM told`,
        [this.id, hash],
      );
      return told.length > 0 ? [{ kind, fields }] : [];
    });
  }

  callContext(timeoutMs: number): CallContext {
    const left = Math.floor(this.budget.gatheringLeftMs());
    return {
      signal: this.budget.gathering,
      timeoutMs: Math.max(1, Math.min(timeoutMs, left)),
      requestId: this.id,
    };
  }
}
