import {
  type CallContext,
  ChargedOnCompletion,
  DefineProvider,
  type DurableOutcome,
  type PendingCall,
} from '@capstan/kit';
import { StoredFailure } from '@capstan/platform-core';
import { retryTransient, untilEnded } from '@capstan/platform-jobs';
import type { EntityManager } from 'typeorm';
import { MessageAdmission } from '../admission/message-admission.js';
import { MessageCancelledError } from '../errors/message-cancelled.error.js';
import type { SendMessageParams } from '../params/send-message.params.js';
import { toDryRunResult, toMessageResult } from '../results/message.mapper.js';
import type { MessageResult } from '../results/message.result.js';
import { MessageEvents } from '../rows/message-events.js';
import { MessageNotifier } from '../rows/message-notifier.js';
import { MessageStore } from '../rows/message-store.js';
import { MessageStream } from '../rows/message-stream.js';
import type { MessageWithAttempts } from '../rows/message.js';

/** Messages as durable work: a row in the queue of the workers, under the id of its call. */
@DefineProvider({ name: 'send_message', title: 'Messages' })
export class SendMessageWork extends ChargedOnCompletion<SendMessageParams, MessageResult> {
  constructor(
    private readonly admission: MessageAdmission,
    private readonly store: MessageStore,
    private readonly events: MessageEvents,
    private readonly notifier: MessageNotifier,
    private readonly stream: MessageStream,
  ) {
    super();
  }

  /** A dry run stores nothing. */
  override isDurable({ dry_run }: SendMessageParams): boolean {
    return !dry_run;
  }

  override async call(params: SendMessageParams, { caller }: CallContext): Promise<MessageResult> {
    const { providers, ...composed } = await this.admission.preview(caller?.accountId ?? '', params);
    return toDryRunResult(composed, providers, new Date());
  }

  override async begin(manager: EntityManager, call: PendingCall<SendMessageParams>): Promise<void> {
    const { id, accountId, params, ticket } = call;
    const { recipient, content, scheduledAt } = await this.admission.admit(manager, accountId, params);
    const { channel, text } = recipient;
    await this.store.insert(manager, {
      id,
      accountId,
      channel,
      recipient: text,
      content,
      ticket,
      scheduledAt,
    });
    const kind = scheduledAt ? 'message.scheduled' : 'message.queued';
    await this.events.append(manager, id, [{ kind, fields: {} }]);
  }

  override begun(id: string): void {
    this.notifier.notifyWaiting(id);
  }

  /** Callers do not wait for a scheduled message. */
  override async outcome(id: string, signal: AbortSignal): Promise<DurableOutcome<MessageResult> | null> {
    const message = await this.ended(id, signal);
    if (message?.failure) throw new StoredFailure(message.failure);
    if (message?.status === 'cancelled') throw new MessageCancelledError();
    if (!message?.finishedAt) return null;
    return { result: toMessageResult(message), chargedCredits: message.credits };
  }

  override locationOf(id: string): string {
    return `/v1/messages/${id}`;
  }

  override async accepted(id: string, accountId: string): Promise<MessageResult> {
    const message = await this.store.find({ id, accountId });
    if (!message) throw new Error(`message ${id} is not stored`);
    return toMessageResult(message);
  }

  /** Returns the message once its sending has ended; its current state if it is scheduled, or when this process ends. */
  private ended(id: string, signal: AbortSignal): Promise<MessageWithAttempts | undefined> {
    return retryTransient(signal, async () => {
      const message = await this.store.find({ id });
      if (!message || message.finishedAt || message.status === 'scheduled') return message;
      return untilEnded(this.stream, id, signal, () => this.store.find({ id }));
    });
  }
}
