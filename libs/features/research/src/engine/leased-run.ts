import type { CallContext } from '@capstan/kit';
import { sha256 } from '@capstan/platform-core';
import type { NewJobEvent } from '@capstan/platform-jobs';
import type { ResearchRequest } from '../model/research-request.js';
import type { Budget } from '../run/budget.js';
import type { Checkpoints } from '../run/checkpoints.js';
import type { ResearchEventKind, ResearchRun } from '../run/research-run.js';
import type { Claim } from '../runs/claim.js';
import type { HeldRuns } from '../runs/held-runs.js';
import { insertEventMarks } from '../runs/checkpoints.sql.js';

/** A run whose lease this worker holds. */
export class LeasedRun implements ResearchRun {
  readonly id: string;
  readonly request: ResearchRequest;
  private pending: { keyHash: string; event: NewJobEvent<ResearchEventKind> }[] = [];
  private nextWrite: Promise<void> | undefined;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly claim: Claim,
    readonly budget: Budget,
    readonly checkpoints: Checkpoints,
    private readonly held: HeldRuns,
  ) {
    this.id = claim.id;
    this.request = claim.request;
  }

  /** Events emitted during a write are written together in the next one, in order. */
  emit(key: string, kind: ResearchEventKind, fields: Record<string, unknown>): Promise<void> {
    const keyHash = sha256(`event:${key}`).toString('hex');
    this.pending.push({ keyHash, event: { kind, fields } });
    this.nextWrite ??= this.lastWrite.then(() => this.writePending());
    return this.nextWrite;
  }

  /** The mark of an emitted event is written with it. */
  private writePending(): Promise<void> {
    const events = new Map(this.pending.map(({ keyHash, event }) => [keyHash, event]));
    this.pending = [];
    this.nextWrite = undefined;
    const written = this.held.write(this.claim, async (manager) => {
      const isFresh = await insertEventMarks(manager, this.id, [...events.keys()]);
      return [...events].filter(([hash]) => isFresh.has(hash)).map(([, event]) => event);
    });
    this.lastWrite = written.catch(() => undefined);
    return written;
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
