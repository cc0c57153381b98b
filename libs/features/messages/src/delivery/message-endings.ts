import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { DurableEndings } from '@capstan/capabilities';
import { type FailureRecord, failureOf } from '@capstan/platform-core';
import { type EventType, Outbox } from '@capstan/platform-events';
import { WorkerShutdown, type JobLease, LeaseLostError, isTransient } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { MessageCancelledError } from '../errors/message-cancelled.error.js';
import { MessageNotSentError } from '../errors/message-not-sent.error.js';
import { MessageRefusedError } from '../errors/message-refused.error.js';
import { toMessageResult } from '../results/message.mapper.js';
import {
  type MessageChanged,
  messageDelivered,
  messageFailed,
  messageOutcomeUnknown,
  messageSent,
} from '../rows/domain-events.js';
import { HeldMessages } from '../rows/held-messages.js';
import { MessageAttempts } from '../rows/message-attempts.js';
import { MessageEvents } from '../rows/message-events.js';
import { MessageNotifier } from '../rows/message-notifier.js';
import type { MessageClaim } from '../rows/message-claim.js';
import { type MessageEnd, endMessage } from '../rows/message-store.sql.js';
import type { MessageStatus, MessageWithAttempts } from '../rows/message.js';
import { Delivery } from './delivery.js';
import type { DeliveryEnd } from './delivery-end.js';

const DOMAIN_EVENTS: Readonly<Record<DeliveryEnd['status'], EventType<MessageChanged>>> = {
  sent: messageSent,
  delivered: messageDelivered,
  outcome_unknown: messageOutcomeUnknown,
  failed: messageFailed,
};

/** An accepted message whose end is not recorded would count as unknown, so this waits for an unavailable database. */
const TRIES = 5;
const RETRY_MS = 1_000;

/** The ways in which sending ends: each books the call in the same transaction. */
@Injectable()
export class MessageEndings {
  private readonly logger = new Logger('Messages');

  constructor(
    private readonly calls: DurableEndings,
    private readonly delivery: Delivery,
    private readonly attempts: MessageAttempts,
    private readonly events: MessageEvents,
    private readonly held: HeldMessages,
    private readonly notifier: MessageNotifier,
    private readonly outbox: Outbox,
  ) {}

  /** @throws LeaseLostError if this worker no longer holds the message. */
  async end(claim: MessageClaim, end: DeliveryEnd): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.book(claim, end);
        this.notifier.notifyEvents(claim.id);
        return;
      } catch (error) {
        if (tries === TRIES || !isTransient(error)) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** Ends or releases a message whose sending was interrupted. */
  async after(claim: MessageClaim, lease: JobLease, thrown: unknown): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : thrown;
    if (reason instanceof LeaseLostError) return;
    if (reason instanceof WorkerShutdown) return this.held.handOver(claim);
    if (isTransient(reason)) return this.held.release(claim);
    this.logger.error(
      { msg: `message ${claim.id} could not be sent`, message_id: claim.id },
      inspect(reason),
    );
    await this.end(claim, await this.delivery.giveUp(claim.id, 'the service failed'));
  }

  /** Ends a message that no worker has claimed. */
  async cancel(claim: MessageClaim): Promise<void> {
    await this.calls.cancel(claim.ticket, new MessageCancelledError(), {
      chargeCredits: 0,
      write: async (manager) => {
        await this.write(manager, claim, { status: 'cancelled' });
        await this.events.append(manager, claim.id, [{ kind: 'message.cancelled', fields: {} }]);
      },
    });
    this.notifier.notifyEvents(claim.id);
  }

  private async book(claim: MessageClaim, end: DeliveryEnd): Promise<void> {
    if (end.status === 'failed') {
      const error = new (end.isRefused ? MessageRefusedError : MessageNotSentError)(claim.id, end.reasons);
      const failure = failureOf(error);
      const write = (manager: EntityManager) => this.record(manager, claim, end, { credits: 0, failure });
      await this.calls.fail(claim.ticket, error, { write });
      return;
    }
    const result = toMessageResult(await this.ended(claim, end));
    await this.calls.succeed(claim.ticket, result, {
      // A message that may not have been sent is not charged.
      isFree: end.status === 'outcome_unknown',
      write: (manager, credits) => this.record(manager, claim, end, { credits, failure: null }),
    });
  }

  /** The message as it will be once the end is committed. */
  private async ended(claim: MessageClaim, end: DeliveryEnd): Promise<MessageWithAttempts> {
    const now = new Date();
    const attempts = await this.attempts.of(claim.id);
    const decided = 'attempt' in end ? end.attempt : undefined;
    return {
      ...claim,
      ...columnsOf(end),
      failure: null,
      credits: 0,
      statusAt: now,
      finishedAt: now,
      attempts: attempts.map((attempt) =>
        attempt.number === decided ? { ...attempt, outcome: 'ok', endedAt: now } : attempt,
      ),
    };
  }

  private async record(
    manager: EntityManager,
    claim: MessageClaim,
    end: DeliveryEnd,
    booked: { credits: number; failure: FailureRecord | null },
  ): Promise<void> {
    const columns = columnsOf(end);
    await this.write(manager, claim, { ...columns, ...booked });
    if ('attempt' in end) {
      await this.attempts.end(manager, claim.id, end.attempt, { outcome: 'ok', detail: null });
    }
    const { provider, detail } = columns;
    await this.events.append(manager, claim.id, [
      { kind: `message.${end.status}`, fields: { provider, detail } },
    ]);
    await this.outbox.append(
      manager,
      DOMAIN_EVENTS[end.status].create(claim.accountId, {
        message_id: claim.id,
        channel: claim.channel,
        provider,
        detail,
      }),
    );
  }

  /** Verifies the claim of the message, in the transaction that settles its call. */
  private async write(
    manager: EntityManager,
    claim: MessageClaim,
    end: Partial<MessageEnd> & { status: MessageStatus },
  ): Promise<void> {
    const rest = { provider: null, providerMessageId: null, detail: null, failure: null, credits: 0 };
    if (!(await endMessage(manager, claim, { ...rest, ...end }))) throw new LeaseLostError(claim.id);
  }
}

const columnsOf = (end: DeliveryEnd) => ({
  status: end.status,
  provider: 'provider' in end ? end.provider : null,
  providerMessageId: 'providerMessageId' in end ? end.providerMessageId : null,
  detail: 'detail' in end ? end.detail : 'reasons' in end ? end.reasons.join('; ') : null,
});
