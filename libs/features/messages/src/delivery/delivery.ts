import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsReader } from '@capstan/auth';
import { failureForError, type OutgoingMessage, refusalOf } from '@capstan/kit';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import { MessageAttempts } from '../rows/message-attempts.js';
import type { MessageAttempt } from '../rows/message.js';
import type { MessageClaim } from '../rows/message-claim.js';
import { outgoingMessageOf } from '../transports/outgoing-message.js';
import { StoredAttachments } from '../transports/stored-attachments.js';
import { type RegisteredTransport, TransportRegistry } from '../transports/transport-registry.js';
import type { DeliveryEnd } from './delivery-end.js';
import { REPEAT_DELAYS, type RepeatDelays } from './repeat-delays.js';

/**
 * Sends a message at most once (docs/adr/0033-messages.md). Each request is recorded before it is made. Only a refusal leads
 * to the next transport; a request without an answer is repeated at most with the same transport, if that recognizes
 * repeats.
 */
@Injectable()
export class Delivery {
  constructor(
    private readonly registry: TransportRegistry,
    private readonly attempts: MessageAttempts,
    private readonly attachments: StoredAttachments,
    private readonly accounts: AccountsReader,
    @Inject(messagesConfig.token) private readonly config: MessagesConfig,
    @Inject(REPEAT_DELAYS) private readonly repeatDelaysMs: RepeatDelays,
  ) {}

  /**
   * @param signal ends the sending between two requests; a request that is under way is awaited.
   * @throws LeaseLostError; the reason of the signal.
   */
  async deliver(claim: MessageClaim, signal: AbortSignal): Promise<DeliveryEnd> {
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
      if (sending.wasRefusedBy(candidate.info.name)) continue;
      const end = await this.sendBy(candidate, sending);
      if (end) return end;
    }
    return { status: 'failed', reasons: sending.reasons() };
  }

  /** Outcome of a message whose sending cannot continue. */
  async giveUp(messageId: string, reason: string): Promise<DeliveryEnd> {
    return endWithout((await this.attempts.of(messageId)).find(isUndecided), reason);
  }

  /** The worker before this one made a request and recorded no outcome. */
  private async resume(sending: Sending, undecided: MessageAttempt): Promise<DeliveryEnd> {
    const transport = this.registry.find(undecided.transport);
    if (transport?.info.isIdempotent !== true) {
      return endWithout(undecided, 'the worker stopped during the request');
    }
    return (await this.sendBy(transport, sending)) ?? endWithout(undecided, 'the provider gave no answer');
  }

  /** @returns undefined when the transport refused the message. */
  private async sendBy(candidate: RegisteredTransport, sending: Sending): Promise<DeliveryEnd | undefined> {
    const { name, isIdempotent = false } = candidate.info;
    const { claim, signal } = sending;
    for (let repeat = 0; ; repeat += 1) {
      signal.throwIfAborted();
      const number = sending.attempts.length + 1;
      await this.attempts.begin(claim, number, name);
      const answer = await this.request(candidate, sending.message);
      sending.attempts.push({ number, transport: name, ...answer.record });
      if (answer.sent) return { ...answer.sent, provider: name, attempt: number };
      // After a request without an answer, a refusal of its repeat says nothing about the first.
      const isUnknown = sending.attempts.some((one) => one.transport === name && one.outcome === null);
      if (!isUnknown && answer.refusal) {
        await this.attempts.refused(claim, number, answer.refusal);
        return undefined;
      }
      await this.attempts.undecided(claim, number, answer.record.detail);
      const delayMs = this.repeatDelaysMs[repeat];
      if (!isIdempotent || delayMs === undefined) {
        return { status: 'outcome_unknown', provider: name, detail: answer.record.detail };
      }
      await sleep(delayMs, undefined, { signal });
    }
  }

  /** One request. Neither a lost lease nor a stop of this process ends it: its answer is the only proof there is. */
  private async request({ transport }: RegisteredTransport, message: OutgoingMessage) {
    const { timeoutMs } = this.config;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { status, providerMessageId } = await transport.call(message, {
        signal,
        timeoutMs,
        requestId: message.id,
      });
      return { sent: { status, providerMessageId }, record: { outcome: 'ok' as const, detail: '' } };
    } catch (error) {
      const refusal = refusalOf(error);
      const outcome = refusal?.outcome ?? null;
      return { refusal, record: { outcome, detail: (refusal ?? failureForError(error)).message } };
    }
  }
}

/** What one worker knows about the sending of a message. */
class Sending {
  readonly attempts: Pick<MessageAttempt, 'number' | 'transport' | 'outcome' | 'detail'>[];

  constructor(
    readonly claim: MessageClaim,
    readonly message: OutgoingMessage,
    readonly signal: AbortSignal,
    earlier: readonly MessageAttempt[],
  ) {
    this.attempts = [...earlier];
  }

  wasRefusedBy(transport: string): boolean {
    return this.attempts.some((attempt) => attempt.transport === transport);
  }

  reasons(): string[] {
    if (this.attempts.length === 0) return ['no provider that could send it is configured any more'];
    return this.attempts.map(({ transport, detail }) => `${transport}: ${detail}`);
  }
}

const isUndecided = ({ outcome }: MessageAttempt): boolean => outcome === null;

const endWithout = (undecided: MessageAttempt | undefined, reason: string): DeliveryEnd =>
  undecided
    ? { status: 'outcome_unknown', provider: undecided.transport, detail: undecided.detail ?? reason }
    : { status: 'failed', reasons: [reason] };
