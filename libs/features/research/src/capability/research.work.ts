import { ChargedOnCompletion, DefineProvider, type DurableOutcome, type PendingCall } from '@capstan/kit';
import { StoredFailure } from '@capstan/platform-core';
import { untilEnded } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { ResearchCancelledError } from '../errors/research-cancelled.error.js';
import { toRunResult } from '../runs/run.mapper.js';
import type { ResearchRunResult } from '../runs/run.result.js';
import { CancelRun } from '../runs/cancel-run.js';
import { RunEvents } from '../runs/run-events.js';
import { RunNotifier } from '../runs/run-notifier.js';
import { RunStore } from '../runs/run-store.js';
import { RunsService } from '../runs/runs.service.js';
import { RunStream } from '../stream/run-stream.js';
import { toResearchRequest } from './research-request.mapper.js';
import type { ResearchParams } from './research.params.js';
import type { ResearchResult } from '../results/research.result.js';

/** Research as durable work: a run in the queue of the workers, with the id of its call. */
@DefineProvider({ name: 'research', title: 'Research' })
export class ResearchWork extends ChargedOnCompletion<ResearchParams, ResearchResult> {
  constructor(
    private readonly store: RunStore,
    private readonly events: RunEvents,
    private readonly notifier: RunNotifier,
    private readonly stream: RunStream,
    private readonly runs: RunsService,
    private readonly cancelRun: CancelRun,
  ) {
    super();
  }

  override async begin(manager: EntityManager, call: PendingCall<ResearchParams>): Promise<void> {
    const { id, accountId, keyId, ticket } = call;
    const request = toResearchRequest(call.params);
    await this.store.insert(manager, { id, accountId, keyId, request, ticket });
    const { query, depth } = request;
    await this.events.append(manager, id, [{ kind: 'research.started', fields: { query, depth } }]);
  }

  override begun(id: string): void {
    this.notifier.notifyWaiting(id);
    this.notifier.notifyEvents(id);
  }

  override async outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<ResearchResult> | null> {
    const run = await untilEnded(this.stream, id, signal, () => this.store.outcomeOf(id));
    if (run?.status === 'completed' && run.result) return { result: run.result, chargedCredits: run.credits };
    if (run?.failure) throw new StoredFailure(run.failure);
    if (run?.status === 'cancelled') throw new ResearchCancelledError(run.credits);
    return null;
  }

  override locationOf(id: string): string {
    return `/v1/research/${id}`;
  }

  override async accepted(id: string, accountId: string): Promise<ResearchRunResult> {
    return toRunResult(await this.runs.get(accountId, id));
  }

  override stop(id: string): Promise<void> {
    return this.cancelRun.run(id);
  }
}
