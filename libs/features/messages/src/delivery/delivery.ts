import { Inject, Injectable } from '@nestjs/common';
import { AccountsReader } from '@capstan/auth';
import { type Attempt, attemptOperation } from '@capstan/capabilities';
import {
  failureForError,
  type MessageTransport,
  type OutgoingMessage,
  type ProviderFailure,
  refusalOf,
} from '@capstan/kit';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import { MessageAttempts } from '../rows/message-attempts.js';
import type { MessageAttempt } from '../rows/message.js';
import type { MessageClaim } from '../rows/message-claim.js';
import { outgoingMessageOf } from '../transports/outgoing-message.js';
import { StoredAttachments } from '../transports/stored-attachments.js';
import { type RegisteredTransport, TransportRegistry } from '../transports/transport-registry.js';
import type { Postponement } from '../rows/postponement.js';
import type { DeliveryEnd } from './delivery-end.js';
import { REPEAT_DELAYS, type RepeatDelays } from './repeat-delays.js';
import { isUndecided, LASTING_REFUSALS, Sending } from './sending.js';

/** Margin after the time limit of a request, for the clock difference of vendor and database. */
const CLOCK_MARGIN_MS = 60_000;

/**
 * Sends a message at most once (docs/adr/0033-messages.md). Each request is recorded before it is made. Only a refusal leads
 * to the next transport; a request without an answer is repeated only by the same transport, and only as long as that
 * recognizes repeats.
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly registry: TransportRegistry,
    private readonly attempts: MessageAttempts,
    private readonly attachments: StoredAttachments,
    private readonly accounts: AccountsReader,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
    @Inject(REPEAT_DELAYS) private readonly delays: RepeatDelays,
  ) {}

  /**
   * Makes requests until one decides the outcome or a later one is necessary.
   * @param signal ends the sending between two requests; a request that is under way is awaited.
   * @throws LeaseLostError; the reason of the signal.
   */
  async deliver(claim: MessageClaim, signal: AbortSignal): Promise<DeliveryEnd | Postponement> {
    const earlier = await this.attempts.of(claim.id);
    const undecided = earlier.find(isUndecided);
    const account = await this.accounts.find(claim.accountId);
    if (account?.suspendedAt) return endWithout(undecided, 'the account is suspended');
    const attachments = await this.attachments.read(claim.content.attachments);
    if (!attachments) return endWithout(undecided, 'an attached artifact has expired');
    const message = outgoingMessageOf(claim, attachments);
    const sending = new Sending(claim, message, signal, earlier);
    if (undecided) return this.resume(sending, undecided);
    for (const candidate of this.registry.candidates(message, claim.content.provider)) {
      if (sending.wasPermanentlyRejectedBy(candidate.info.name)) continue;
      const end = await this.sendBy(candidate, sending);
      if (end) return end;
    }
    const delayMs = this.delays.afterDeferralMs[sending.deferrals - 1];
    if (delayMs !== undefined) return { status: 'postponed', delayMs, isUnsent: true };
    return { status: 'failed', reasons: sending.reasons(), isRefused: sending.isRefused };
  }

  /** Outcome of a message whose sending cannot continue. */
  async giveUp(messageId: string, reason: string): Promise<DeliveryEnd> {
    return endWithout((await this.attempts.of(messageId)).find(isUndecided), reason);
  }

  /** An earlier request has no outcome: it is retried as long as the transport recognizes repeats. */
  private async resume(sending: Sending, undecided: MessageAttempt): Promise<DeliveryEnd | Postponement> {
    const transport = this.registry.find(undecided.transport);
    if (!transport?.transport.isConfigured() || !(await this.isRecognized(transport, sending, 0))) {
      return endWithout(undecided, 'the worker stopped during the request');
    }
    return (await this.sendBy(transport, sending)) ?? endWithout(undecided, 'the provider gave no answer');
  }

  /** @returns undefined when the transport refused the message. */
  private async sendBy(
    candidate: RegisteredTransport,
    sending: Sending,
  ): Promise<DeliveryEnd | Postponement | undefined> {
    const { name } = candidate.info;
    const { claim, signal } = sending;
    signal.throwIfAborted();
    const number = sending.attempts.length + 1;
    await this.attempts.begin(claim, number, name);
    const answer = await this.request(candidate, sending.message);
    sending.attempts.push({ number, transport: name, ...answer.record });
    if (answer.sent) return { ...answer.sent, provider: name, attempt: number };
    // After a request without a response, the rejection of its retry does not show the outcome of the first one.
    const isUnknown = sending.undecidedAt(name).length > 0;
    if (!isUnknown && answer.refusal) {
      await this.attempts.refused(claim, number, answer.refusal);
      return undefined;
    }
    await this.attempts.undecided(claim, number, answer.record.detail);
    const delayMs = await this.repeatDelayMs(candidate, sending, answer.failure);
    if (delayMs !== undefined) return { status: 'postponed', delayMs, isUnsent: false };
    return { status: 'outcome_unknown', provider: name, detail: answer.record.detail };
  }

  /** Time until the repeat of a request; undefined when no repeat could decide it. */
  private async repeatDelayMs(
    candidate: RegisteredTransport,
    sending: Sending,
    { outcome, retryAfterSeconds = 0 }: ProviderFailure,
  ): Promise<number | undefined> {
    if (LASTING_REFUSALS.has(outcome)) return undefined;
    const repeats = sending.requestsSinceUndecided(candidate.info.name);
    const usualMs = this.delays.afterNoAnswerMs[repeats - 1];
    if (usualMs === undefined) return undefined;
    const delayMs = Math.max(usualMs, retryAfterSeconds * 1_000);
    return (await this.isRecognized(candidate, sending, delayMs)) ? delayMs : undefined;
  }

  /** Whether a repeat after a delay still reaches the vendor while it recognizes the first request without an outcome. */
  private async isRecognized(
    { info }: RegisteredTransport,
    sending: Sending,
    delayMs: number,
  ): Promise<boolean> {
    const [first] = sending.undecidedAt(info.name);
    const recognizedMs = (info.recognizesRepeatsForSeconds ?? 0) * 1_000;
    if (!first || recognizedMs === 0) return false;
    const ageMs = await this.attempts.ageMs(sending.claim.id, first.number);
    return ageMs + delayMs + this.config.timeoutMs + CLOCK_MARGIN_MS < recognizedMs;
  }

  /** Makes one request. Neither a lost lease nor a shutdown aborts it: its response is the only proof of acceptance. */
  private request({ info, transport }: RegisteredTransport, message: OutgoingMessage) {
    const attempt: Pick<Attempt, 'provider' | 'outcome'> = { provider: info.name, outcome: 'ok' };
    return attemptOperation.run({ capability: 'send_message', attempt }, async () => {
      const answer = await this.answerOf(transport, message);
      if (answer.failure) attempt.outcome = answer.failure.outcome;
      return answer;
    });
  }

  private async answerOf(transport: MessageTransport, message: OutgoingMessage) {
    const { timeoutMs } = this.config;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { status, providerMessageId } = await transport.call(message, {
        signal,
        timeoutMs,
        requestId: message.id,
      });
      const record = { outcome: 'ok' as const, detail: '', isTransient: false };
      return { sent: { status, providerMessageId }, record };
    } catch (error) {
      const refusal = refusalOf(error);
      const failure = refusal ?? failureForError(error);
      const { message: detail, isTransient } = failure;
      return { failure, refusal, record: { outcome: refusal?.outcome ?? null, detail, isTransient } };
    }
  }
}

const endWithout = (undecided: MessageAttempt | undefined, reason: string): DeliveryEnd =>
  undecided
    ? { status: 'outcome_unknown', provider: undecided.transport, detail: undecided.detail ?? reason }
    : { status: 'failed', reasons: [reason], isRefused: false };
