import { Inject, Injectable, Logger } from '@nestjs/common';
import { JobLease, JobRunner } from '@capstan/platform-jobs';
import { AcceptedMessages } from '../delivery/accepted-messages.js';
import type { DeliveryEnd } from '../delivery/delivery-end.js';
import type { Postponement } from '../rows/postponement.js';
import { Delivery } from '../delivery/delivery.js';
import { MessageEndings } from '../delivery/message-endings.js';
import { type MessagesConfig, messagesConfig } from '../messages.config.js';
import { HeldMessages } from '../rows/held-messages.js';
import { MessageNotifier } from '../rows/message-notifier.js';
import { MessageStore } from '../rows/message-store.js';
import type { MessageClaim } from '../rows/message-claim.js';

/** Time limit for all requests of a message; beyond it the runner is stuck. */
const MAX_SENDING_MS = 900_000;

/** Claims messages and sends them. */
@Injectable()
export class MessageRunner extends JobRunner<MessageClaim> {
  private readonly logger = new Logger('Messages');

  constructor(
    private readonly store: MessageStore,
    private readonly held: HeldMessages,
    private readonly delivery: Delivery,
    private readonly endings: MessageEndings,
    private readonly accepted: AcceptedMessages,
    @Inject(messagesConfig.token) { concurrency }: MessagesConfig,
    notifier: MessageNotifier,
  ) {
    super(notifier, concurrency, 'message');
  }

  protected override claim(id: string): Promise<MessageClaim | null> {
    return this.store.claim(id);
  }

  protected override release(claim: MessageClaim): Promise<void> {
    return this.held.handOver(claim);
  }

  protected override leaseOf(claim: MessageClaim): JobLease {
    return new JobLease({
      jobId: claim.id,
      renew: () => this.held.renew(claim),
      isStopRequested: false,
      remainingMs: MAX_SENDING_MS,
      deadlineReason: new Error('sending took too long'),
    });
  }

  protected override async work(claim: MessageClaim, lease: JobLease): Promise<void> {
    let end: DeliveryEnd | Postponement | undefined;
    try {
      end = await this.delivery.deliver(claim, lease.signal);
      if (end.status === 'postponed') await this.postpone(claim, lease, end);
      else await this.endings.end(claim, end);
    } catch (error) {
      // A renewal after this point would undo the release of the lease.
      lease.close();
      await this.endWithout(claim, lease, end, error).catch((cause: unknown) => {
        // The database is unavailable: the lease expires, and the next worker ends the message.
        this.logger.warn(`message ${claim.id} could not be ended here: ${String(cause)}`);
      });
    }
  }

  private async postpone(claim: MessageClaim, lease: JobLease, postponement: Postponement): Promise<void> {
    lease.close();
    await this.held.postpone(claim, postponement);
  }

  /** The end could not be recorded, or there is none. An acceptance counts even if another worker has claimed the message. */
  private endWithout(
    claim: MessageClaim,
    lease: JobLease,
    end: DeliveryEnd | Postponement | undefined,
    error: unknown,
  ): Promise<void> {
    const isAccepted = end?.status === 'sent' || end?.status === 'delivered';
    return isAccepted ? this.accepted.record(claim.id, end) : this.endings.after(claim, lease, error);
  }
}
