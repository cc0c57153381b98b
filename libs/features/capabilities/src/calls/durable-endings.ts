import { Injectable } from '@nestjs/common';
import type { AppError } from '@capstan/platform-core';
import { RenderedEnvelope } from '@capstan/platform-http';
import type { EntityManager } from 'typeorm';
import { CallJournal } from '../journal/call-journal.js';
import type { CallRecord } from '../journal/call-record.js';
import type { DurableTicket } from './durable-ticket.js';

/** End of durable work, for the settlement of its call. */
export interface DurableEnding {
  /** Receives the charge. Must throw unless the worker still holds the lease of the work. */
  write: (manager: EntityManager, chargedCredits: number) => Promise<void>;
}

/**
 * Ends calls that were handed over to durable work. Charge, receipt, stored answer and the rows of the work
 * are one transaction, so that a call is settled once, however often its workers die.
 */
@Injectable()
export class DurableEndings {
  constructor(private readonly journal: CallJournal) {}

  /** @param isClaimable nothing was found: a valid result that costs nothing. @returns credits charged. */
  async succeed(
    ticket: object,
    result: object,
    { write, isClaimable }: DurableEnding & { isClaimable: boolean },
  ): Promise<number> {
    const call = ticket as DurableTicket;
    const durationMs = Date.now() - call.startedAtMs;
    const metadata = {
      provider_used: call.provider,
      providers_tried: [call.provider],
      mode_used: call.mode,
      response_time_ms: durationMs,
      request_id: call.requestId,
    };
    const { chargedCredits } = await this.journal.finish({
      ...recordOf(call, 'ok', durationMs),
      status: 200,
      errorSlug: null,
      providerUsed: call.provider,
      chargeCredits: isClaimable ? 0 : call.heldCredits,
      render: (credits) => RenderedEnvelope.of(result, metadata, credits),
      writes: [write],
    });
    return chargedCredits;
  }

  /** Releases the hold: failures are free. */
  async fail(ticket: object, error: AppError, { write }: DurableEnding): Promise<void> {
    await this.endWithout(ticket, error, { write, chargeCredits: 0 });
  }

  /**
   * Ends work that its owner cancelled. What was delivered until then is charged, at most the price; the rest
   * of the hold is released.
   * @param error for clients that wait for the result.
   */
  async cancel(
    ticket: object,
    error: AppError,
    { write, chargeCredits }: DurableEnding & { chargeCredits: number },
  ): Promise<void> {
    await this.endWithout(ticket, error, { write, chargeCredits });
  }

  /** Ends work without a result. */
  private async endWithout(
    ticket: object,
    error: AppError,
    { write, chargeCredits }: DurableEnding & { chargeCredits: number },
  ): Promise<void> {
    const call = ticket as DurableTicket;
    await this.journal.finish({
      ...recordOf(call, error.status === 504 ? 'timeout' : 'upstream_error', Date.now() - call.startedAtMs),
      status: error.status,
      errorSlug: error.slug,
      providerUsed: null,
      // Settling charges at most what is held.
      chargeCredits,
      render: undefined,
      writes: [write],
    });
  }
}

const recordOf = (
  call: DurableTicket,
  outcome: CallRecord['attempts'][number]['outcome'],
  durationMs: number,
) => ({
  id: call.callId,
  requestId: call.requestId,
  accountId: call.accountId,
  keyId: call.keyId,
  capability: call.capability,
  route: call.route,
  mode: call.mode,
  isCached: false,
  attempts: [{ provider: call.provider, outcome, duration_ms: durationMs }],
  startedAtMs: call.startedAtMs,
  durationMs,
  heldCredits: call.heldCredits,
  mark: call.mark ?? undefined,
});
