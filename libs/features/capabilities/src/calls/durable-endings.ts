import { Injectable } from '@nestjs/common';
import type { AppError } from '@capstan/platform-core';
import { RenderedEnvelope } from '@capstan/platform-http';
import type { EntityManager } from 'typeorm';
import { CallJournal } from '../journal/call-journal.js';
import { problemOf } from '../journal/call-record.js';
import type { Attempt } from '../waterfall/attempt.js';
import type { DurableTicket } from './durable-ticket.js';

/** End of durable work, for the settlement of its call. */
export interface DurableEnding {
  /** Receives the charge. Must throw unless the worker still holds the lease of the work. */
  write: (manager: EntityManager, chargedCredits: number) => Promise<void>;
  /** Where the work ran a waterfall: all its attempts, and whose result it has. */
  waterfall?: { attempts: readonly Attempt[]; provider: string | null } | undefined;
}

/** What was delivered: units of the price, or an amount. */
export type DurableDelivery = { units: number } | { chargeCredits: number };

/**
 * Ends calls that were handed over to durable work. Charge, receipt, stored answer and the rows of the work
 * are one transaction, so that a call is settled once, however often its workers die.
 */
@Injectable()
export class DurableEndings {
  constructor(private readonly journal: CallJournal) {}

  /**
   * @param isFree nothing was found: a valid result that costs nothing.
   * @param units that were delivered, where the price is for units; undefined: all that the call asked for.
   * @returns credits charged.
   */
  async succeed(
    ticket: object,
    result: object,
    { write, isFree, units, waterfall }: DurableEnding & { isFree: boolean; units?: number | undefined },
  ): Promise<number> {
    const call = ticket as DurableTicket;
    const durationMs = Date.now() - call.startedAtMs;
    const attempts = waterfall?.attempts ?? attemptsOf(call, 'ok', durationMs);
    const provider = waterfall ? waterfall.provider : call.provider;
    const metadata = {
      provider_used: provider,
      providers_tried: attempts.map((attempt) => attempt.provider),
      mode_used: call.mode,
      response_time_ms: durationMs,
      request_id: call.requestId,
    };
    const { chargedCredits } = await this.journal.finish({
      ...recordOf(call, attempts, durationMs),
      status: 200,
      errorSlug: null,
      providerUsed: provider,
      chargeCredits: isFree ? 0 : units === undefined ? call.heldCredits : creditsOf(call, { units }),
      render: (credits) => RenderedEnvelope.of(result, metadata, credits),
      writes: [write],
    });
    return chargedCredits;
  }

  /** Releases the hold: failures are free. */
  async fail(ticket: object, error: AppError, ending: DurableEnding): Promise<void> {
    await this.endWithout(ticket, error, { ...ending, chargeCredits: 0 });
  }

  /**
   * Ends work that its owner cancelled. What was delivered until then is charged, at most the price; the rest
   * of the hold is released.
   * @param error for clients that wait for the result.
   */
  async cancel(
    ticket: object,
    error: AppError,
    { write, waterfall, ...delivered }: DurableEnding & DurableDelivery,
  ): Promise<void> {
    const chargeCredits = creditsOf(ticket as DurableTicket, delivered);
    await this.endWithout(ticket, error, { write, waterfall, chargeCredits });
  }

  /** Ends work without a result. */
  private async endWithout(
    ticket: object,
    error: AppError,
    { write, chargeCredits, waterfall }: DurableEnding & { chargeCredits: number },
  ): Promise<void> {
    const call = ticket as DurableTicket;
    const durationMs = Date.now() - call.startedAtMs;
    const outcome = error.status === 504 ? 'timeout' : 'upstream_error';
    await this.journal.finish({
      ...recordOf(call, waterfall?.attempts ?? attemptsOf(call, outcome, durationMs), durationMs),
      status: error.status,
      errorSlug: error.slug,
      problem: problemOf(error),
      providerUsed: null,
      chargeCredits,
      render: undefined,
      writes: [write],
    });
  }
}

/** Settling charges at most what is held. */
const creditsOf = (
  { heldCredits, unitPrice = heldCredits }: DurableTicket,
  delivered: DurableDelivery,
): number => ('units' in delivered ? delivered.units * unitPrice : delivered.chargeCredits);

const attemptsOf = (
  { provider }: DurableTicket,
  outcome: Attempt['outcome'],
  durationMs: number,
): Attempt[] =>
  provider === null ? [] : [{ provider, outcome, started_after_ms: 0, duration_ms: durationMs }];

const recordOf = (call: DurableTicket, attempts: readonly Attempt[], durationMs: number) => ({
  id: call.callId,
  requestId: call.requestId,
  accountId: call.accountId,
  keyId: call.keyId,
  capability: call.capability,
  route: call.route,
  mode: call.mode,
  isCached: false,
  attempts: [...attempts],
  startedAtMs: call.startedAtMs,
  durationMs,
  heldCredits: call.heldCredits,
  mark: call.mark ?? undefined,
});
