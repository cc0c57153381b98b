import { Injectable, Logger } from '@nestjs/common';
import { HoldsService } from '@capstan/credits';
import type { ItemWorkplace } from '@capstan/kit';
import { AppError, currentTraceparent, pause } from '@capstan/platform-core';
import { rememberTraces, retryTransient } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import { ClientClosedError } from '../errors/client-closed.error.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { WaterfallFailure } from '../waterfall/waterfall-failure.js';
import type { CapabilityAnswer } from './capability-call.js';
import { type PricedCall, envelopeOf, metadataOf } from './priced-call.js';
import { type DurableTicket, ticketOf } from './durable-ticket.js';
import type { HandedOverWork } from '../registry/registered-capability.js';

/** Assigns work to the part of a job that it does; rejects if the job is no longer held. */
export type AssignWork = (manager: EntityManager, work: ItemWorkplace) => Promise<void>;

const ACCEPTED = 202;
/** How often to check whether a hand-over was committed after its acknowledgment was lost. */
const COMMIT_CHECK_ATTEMPTS = 10;
const COMMIT_CHECK_INTERVAL_MS = 1_000;
/** How long work may be queued. Clients do not wait longer than this plus the deadline of the work. */
const MAX_QUEUE_MS = 900_000;

/**
 * Hands calls over to durable work (docs/adr/0022-durable-calls.md). Hold, Idempotency-Key and work are
 * linked in one transaction; the process that ends the work settles and answers the call. This process only
 * waits.
 */
@Injectable()
export class DurableCalls {
  private readonly logger = new Logger('DurableCalls');

  constructor(
    private readonly dataSource: DataSource,
    private readonly holds: HoldsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * @param assign for a call of a job: writes in the same transaction.
   * @throws Error if the call was not handed over, or this is unknown. The call must then be withdrawn.
   */
  async handOver(call: PricedCall, { provider, names }: HandedOverWork, assign?: AssignWork): Promise<void> {
    const { accountId, credential } = call.principal;
    const ticket: DurableTicket = { ...ticketOf(call, names[0] ?? null), ...(assign && { isOfJob: true }) };
    try {
      await this.dataSource.transaction(async (manager) => {
        if (call.heldCredits > 0 && !(await this.holds.handOver(manager, call.id))) {
          throw new Error(`the hold of call ${call.id} was released`);
        }
        if (call.mark && !(await this.idempotency.handOver(manager, call.mark))) {
          throw new Error(`call ${call.id} lost its Idempotency-Key`);
        }
        await assign?.(manager, { workId: call.id, location: provider.locationOf(call.id) });
        await rememberTraces(manager, [{ jobId: call.id, traceparent: currentTraceparent() }]);
        await provider.begin(manager, {
          id: call.id,
          capability: call.capability.definition.name,
          params: call.params,
          accountId,
          keyId: credential.id,
          ticket,
        });
      });
    } catch (error) {
      if (call.heldCredits === 0 || !(await this.wasHandedOver(call.id))) throw error;
    }
    provider.begun(call.id);
  }

  /**
   * Waits for the work until it ends, the client's wait time is over, or its deadline has passed.
   * @throws AppError or WaterfallFailure with which the work failed, fully settled; ClientClosedError while the work
   * continues.
   */
  async answer(call: PricedCall, work: HandedOverWork): Promise<CapabilityAnswer> {
    const ended = await this.waitForOutcome(call, work, call.id);
    if (!ended) return this.accept(call, work, call.id);
    const { result, chargedCredits, waterfall } = ended;
    const tried = waterfall?.providersTried ?? work.names;
    const used = waterfall ? waterfall.providerUsed : (work.names[0] ?? null);
    const metadata = metadataOf(call, attemptsOf(tried), used);
    call.context.creditsUsed = chargedCredits;
    const envelope = envelopeOf(call, result, metadata, chargedCredits);
    const location = work.provider.locationOf(call.id);
    return { envelope, replayed: false, location };
  }

  /** Joins running work for a repeated call. @returns undefined once the work has ended. */
  async join(call: PricedCall, work: HandedOverWork, workId: string): Promise<CapabilityAnswer | undefined> {
    const ended = await this.waitForOutcome(call, work, workId).catch((error: unknown) => {
      if (call.signal.aborted || !isFailureOfWork(error)) throw error;
      // The work failed, so its key is free: the repeat starts again.
      return true;
    });
    return ended ? undefined : this.accept(call, work, workId);
  }

  /** Returns the outcome of the work; null when the client stops waiting or this process shuts down. */
  private async waitForOutcome(call: PricedCall, { provider }: HandedOverWork, workId: string) {
    const { signal, capability, params } = call;
    const waitMs = call.waitMs ?? capability.definition.deadlineMs(params) + MAX_QUEUE_MS;
    if (waitMs === 0) return null;
    const patience = AbortSignal.timeout(waitMs);
    try {
      return await provider.outcome(workId, AbortSignal.any([signal, patience]));
    } catch (error) {
      if (signal.aborted) throw new ClientClosedError();
      if (patience.aborted) return null;
      throw error;
    }
  }

  private async accept(call: PricedCall, work: HandedOverWork, workId: string): Promise<CapabilityAnswer> {
    const data = await this.acceptedWork(call, work, workId);
    const location = work.provider.locationOf(workId);
    const metadata = metadataOf(call, attemptsOf(work.names), work.names[0] ?? null);
    const envelope = envelopeOf(call, data, metadata, 0);
    return { envelope, replayed: false, status: ACCEPTED, location };
  }

  /** Waits for a database that is unavailable: after an error the client would send the call, and pay for it, again. */
  private async acceptedWork(
    call: PricedCall,
    { provider }: HandedOverWork,
    workId: string,
  ): Promise<object> {
    const { signal, principal } = call;
    try {
      return await retryTransient(signal, () => provider.accepted(workId, principal.accountId));
    } catch (error) {
      if (signal.aborted) throw new ClientClosedError();
      throw error;
    }
  }

  /** Checks whether a hand-over was committed although its acknowledgment was lost. */
  private async wasHandedOver(holdId: string): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.holds.isHandedOver(holdId);
      } catch (error) {
        this.logger.warn(`cannot determine yet whether call ${holdId} was handed over: ${String(error)}`);
        if (tries === COMMIT_CHECK_ATTEMPTS) return false;
        await pause(COMMIT_CHECK_INTERVAL_MS);
      }
    }
  }
}

const attemptsOf = (providers: readonly string[]): { provider: string }[] =>
  providers.map((provider) => ({ provider }));

const isFailureOfWork = (error: unknown): boolean =>
  error instanceof AppError || error instanceof WaterfallFailure;
