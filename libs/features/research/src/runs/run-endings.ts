import { inspect } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { DeadlineExceededError, DurableEndings, ProvidersFailedError } from '@capstan/capabilities';
import { type AppError, InternalError, failureOf } from '@capstan/platform-core';
import { type NewDomainEvent, Outbox } from '@capstan/platform-events';
import {
  WorkerShutdown,
  type JobLease,
  LeaseLostError,
  StopRequested,
  MaxAttemptsExceeded,
  isTransient,
  storableJson,
} from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { ResearchCancelledError } from '../errors/research-cancelled.error.js';
import { ResearchAttemptsExhaustedError } from '../errors/research-attempts-exhausted.error.js';
import { DEPTH_LIMITS } from '../model/depth.js';
import { AllSearchesFailed } from '../pipeline/all-searches-failed.js';
import type { Findings } from '../pipeline/research-pipeline.js';
import type { ResearchEventKind } from '../run/research-run.js';
import type { Claim } from './claim.js';
import { researchCancelled, researchCompleted, researchFailed } from './domain-events.js';
import { evidenceOf } from './evidence-of.js';
import { HeldRuns } from './held-runs.js';
import { resultOf } from './result-of.js';
import { RunEvents } from './run-events.js';
import { endRun } from './run-fences.sql.js';
import { RunNotifier } from './run-notifier.js';
import { RunStore } from './run-store.js';
import type { RunStatus } from './run.js';
import { DeadlineExceeded } from '../errors/deadline-exceeded.js';
import { UnbilledWork } from './unbilled-work.js';

/** Charge per search of a cancelled run: the price of a search. */
const CREDITS_PER_SEARCH = 1;

/** The final values of a run's row. */
interface LastWrite {
  status: RunStatus;
  result?: object;
  evidence?: object;
  failure?: object;
  event: { kind: ResearchEventKind; fields: Record<string, unknown> };
  domainEvent: NewDomainEvent;
}

/** Ends runs: each settles its call in the same transaction. */
@Injectable()
export class RunEndings {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly calls: DurableEndings,
    private readonly store: RunStore,
    private readonly held: HeldRuns,
    private readonly events: RunEvents,
    private readonly notifier: RunNotifier,
    private readonly unbilled: UnbilledWork,
    private readonly outbox: Outbox,
  ) {}

  /** @throws LeaseLostError if this worker no longer holds the run. */
  async complete(claim: Claim, findings: Findings, isExhausted: boolean, totalTimeMs: number): Promise<void> {
    const result = resultOf(findings, claim.request, { isExhausted, totalTimeMs });
    const isFree = isEmpty(findings);
    await this.calls.succeed(claim.ticket, result, {
      isFree,
      write: (manager, credits) =>
        this.write(manager, claim, credits, {
          status: 'completed',
          result,
          evidence: evidenceOf(findings),
          event: {
            kind: 'research.completed',
            fields: {
              sources: result.sources.length,
              confidence: result.report?.confidence ?? null,
              credits_used: credits,
              budget_exhausted: isExhausted,
            },
          },
          domainEvent: researchCompleted.create(claim.accountId, { run_id: claim.id, credits_used: credits }),
        }),
    });
    this.notifier.notifyEvents(claim.id);
    if (isFree) await this.unbilled.count(claim.id);
  }

  /** Ends or hands over a run whose work was interrupted. */
  async after(claim: Claim, lease: JobLease, thrown: unknown): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return;
    if (reason instanceof WorkerShutdown) return this.held.handOver(claim);
    if (isTransient(reason)) return this.held.release(claim);
    if (reason instanceof StopRequested) return this.cancel(await this.held.seal(claim));
    await this.fail(claim, this.errorOf(claim, reason));
  }

  /**
   * Ends a run at its owner's request, who pays for the searches that the stream reports.
   * @param claim sealed: only the final event can be added to the stream.
   */
  async cancel(claim: Pick<Claim, 'id' | 'accountId' | 'generation' | 'ticket'>): Promise<void> {
    const searches = await this.store.searchesThatFound(claim.id);
    await this.calls.cancel(claim.ticket, new ResearchCancelledError(searches), {
      chargeCredits: searches * CREDITS_PER_SEARCH,
      write: (manager, credits) =>
        this.write(manager, claim, credits, {
          status: 'cancelled',
          event: { kind: 'research.cancelled', fields: { searches, credits_used: credits } },
          domainEvent: researchCancelled.create(claim.accountId, { run_id: claim.id, credits_used: credits }),
        }),
    });
    this.notifier.notifyEvents(claim.id);
    await this.unbilled.count(claim.id);
  }

  private async fail(claim: Claim, error: AppError): Promise<void> {
    const failure = failureOf(error);
    await this.calls.fail(claim.ticket, error, {
      write: (manager) =>
        this.write(manager, claim, 0, {
          status: 'failed',
          failure,
          event: { kind: 'research.failed', fields: { error: failure } },
          domainEvent: researchFailed.create(claim.accountId, {
            run_id: claim.id,
            credits_used: 0,
            error: error.slug,
          }),
        }),
    });
    this.notifier.notifyEvents(claim.id);
    if (error instanceof ResearchAttemptsExhaustedError) await this.unbilled.count(claim.id);
  }

  private errorOf({ id, request }: Claim, reason: unknown): AppError {
    if (reason instanceof AllSearchesFailed) return new ProvidersFailedError('search', 10);
    if (reason instanceof MaxAttemptsExceeded) {
      this.logger.error({
        msg: `run ${id} failed after too many attempts without progress`,
        run_id: id,
      });
      return new ResearchAttemptsExhaustedError();
    }
    if (reason instanceof DeadlineExceeded) {
      return new DeadlineExceededError('research', DEPTH_LIMITS[request.depth].wallMs);
    }
    // With its causes: errors of threads contain little information by themselves.
    this.logger.error({ msg: `run ${id} failed`, run_id: id }, inspect(reason));
    return new InternalError(reason);
  }

  /** Verifies the claim of the run, in the transaction that settles its call. */
  private async write(
    manager: EntityManager,
    { id, generation }: Pick<Claim, 'id' | 'generation'>,
    credits: number,
    { status, result, evidence, failure, event, domainEvent }: LastWrite,
  ): Promise<void> {
    const json = (value: object | undefined): string | null => (value ? storableJson(value) : null);
    const isEnded = await endRun(
      manager,
      { id, generation },
      { status, result: json(result), evidence: json(evidence), failure: json(failure), credits },
    );
    if (!isEnded) throw new LeaseLostError(id);
    await this.events.append(manager, id, [event]);
    await this.outbox.append(manager, domainEvent);
  }
}

/** Nothing was found: free. Sources are a result, even if none of their sentences answers the question. */
const isEmpty = ({ sources }: Findings): boolean => sources.length === 0;
