import { inspect } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { DeadlineExceededError, DurableEndings, ProvidersFailedError } from '@capstan/capabilities';
import { type AppError, InternalError } from '@capstan/platform-core';
import { type NewDomainEvent, Outbox } from '@capstan/platform-events';
import {
  HandedOver,
  type JobLease,
  LeaseLostError,
  StopRequested,
  WornOut,
  failureOf,
  isPassing,
  storableJson,
} from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { ResearchCancelledError } from '../errors/research-cancelled.error.js';
import { ResearchGivenUpError } from '../errors/research-given-up.error.js';
import { DEPTH_LIMITS } from '../model/depth.js';
import { NothingFoundAnywhere } from '../pipeline/nothing-found.js';
import type { Findings } from '../pipeline/research-pipeline.js';
import type { ResearchEventKind } from '../run/research-run.js';
import type { Claim } from './claim.js';
import { researchCancelled, researchCompleted, researchFailed } from './domain-events.js';
import { evidenceOf } from './evidence-of.js';
import { HeldRuns } from './held-runs.js';
import { resultOf } from './result-of.js';
import { RunEvents } from './run-events.js';
import { endRun } from './run-fences.sql.js';
import { RunNews } from './run-news.js';
import { RunStore } from './run-store.js';
import type { RunStatus } from './run.js';
import { Overtime } from '../errors/overtime.js';
import { UnbilledWork } from './unbilled-work.js';

/** What a search of a cancelled run costs: as much as one by itself. */
const CREDITS_PER_SEARCH = 1;

/** What an ending writes into the row of the run. */
interface LastWrite {
  status: RunStatus;
  result?: object;
  evidence?: object;
  failure?: object;
  event: { kind: ResearchEventKind; fields: Record<string, unknown> };
  domainEvent: NewDomainEvent;
}

/** The ways in which a run ends: each books its call in the same transaction. */
@Injectable()
export class RunEndings {
  private readonly logger = new Logger('Research');

  constructor(
    private readonly calls: DurableEndings,
    private readonly store: RunStore,
    private readonly held: HeldRuns,
    private readonly events: RunEvents,
    private readonly news: RunNews,
    private readonly unbilled: UnbilledWork,
    private readonly outbox: Outbox,
  ) {}

  /** @throws LeaseLostError when the run is not this worker's any more. */
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
    this.news.eventsOf(claim.id);
    if (isFree) await this.unbilled.count(claim.id);
  }

  /** Ends or releases a run whose work was broken off. */
  async after(claim: Claim, lease: JobLease, thrown: unknown): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return;
    if (reason instanceof HandedOver) return this.held.handOver(claim);
    if (isPassing(reason)) return this.held.release(claim);
    if (reason instanceof StopRequested) return this.cancel(await this.held.seal(claim));
    await this.fail(claim, this.errorOf(claim, reason));
  }

  /**
   * Ends a run at its owner's request, who pays for the searches that were reported in the stream.
   * @param claim sealed: nothing can be added to the stream any more but its end.
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
    this.news.eventsOf(claim.id);
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
    this.news.eventsOf(claim.id);
    if (error instanceof ResearchGivenUpError) await this.unbilled.count(claim.id);
  }

  private errorOf({ id, request }: Claim, reason: unknown): AppError {
    if (reason instanceof NothingFoundAnywhere) return new ProvidersFailedError('search', 10);
    if (reason instanceof WornOut) {
      this.logger.error({ msg: `run ${id} ended worker after worker and was given up`, run_id: id });
      return new ResearchGivenUpError();
    }
    if (reason instanceof Overtime) {
      return new DeadlineExceededError('research', DEPTH_LIMITS[request.depth].wallMs);
    }
    // With its causes: what fails in a thread says little by itself.
    this.logger.error({ msg: `run ${id} failed`, run_id: id }, inspect(reason));
    return new InternalError(reason);
  }

  /** Proves that the run is still the claim's, in the transaction that books its call. */
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

/** Nothing was found: free. Sources are a result, also where no sentence of theirs answers the question. */
const isEmpty = ({ sources }: Findings): boolean => sources.length === 0;
