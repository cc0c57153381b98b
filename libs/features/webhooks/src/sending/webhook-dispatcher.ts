import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Broadcast, ClaimLoop, type ObservedJobRun } from '@capstan/platform-jobs';
import { DELIVERIES_CHANNEL } from '../deliveries/deliveries-channel.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import { WebhookQueue } from './webhook-queue.js';
import { WebhookSender } from './webhook-sender.js';

/** Requests of one worker at a time. */
const CONCURRENCY = 32;
/** For retries that are due, leases of workers that died, and messages that were lost. */
const POLL_EVERY_MS = 1_000;

/** Sends what is due, in the worker. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Webhooks');
  private readonly loop: ClaimLoop<ClaimedDelivery>;

  constructor(
    private readonly queue: WebhookQueue,
    private readonly sender: WebhookSender,
    private readonly broadcast: Broadcast,
  ) {
    this.loop = new ClaimLoop({
      concurrency: CONCURRENCY,
      pollEveryMs: POLL_EVERY_MS,
      claim: (limit) => queue.claim(limit),
      observe: observedRunOf,
      run: (delivery, shutdown, observed) => this.deliver(delivery, shutdown, observed),
      onError: (error) => this.logger.warn(`deliveries were not claimed or not recorded: ${String(error)}`),
    });
  }

  onApplicationBootstrap(): void {
    this.broadcast.subscribe(DELIVERIES_CHANNEL, () => this.loop.wake());
    this.broadcast.onGap(() => this.loop.wake());
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  private async deliver(
    delivery: ClaimedDelivery,
    shutdown: AbortSignal,
    observed: ObservedJobRun,
  ): Promise<void> {
    const result = await this.sender.send(delivery, shutdown).catch((error: unknown) => {
      if (shutdown.aborted) return undefined;
      throw error;
    });
    if (result === undefined) return this.queue.release(delivery);
    await this.queue.record(delivery, result);
    if (result.isSuccess) return;
    observed.failure = result.responseStatus === null ? 'unanswered' : String(result.responseStatus);
    // The URL may hold a secret of its owner: only its id is logged.
    this.logger.debug({
      msg: `a webhook delivery failed: ${result.error}`,
      webhook_id: delivery.endpointId,
      delivery_id: delivery.id,
      attempt: delivery.attempts + 1,
    });
  }
}

const observedRunOf = ({ id, claims, traceparent }: ClaimedDelivery): ObservedJobRun => ({
  queue: 'webhook',
  jobId: id,
  generation: claims,
  traceparent: traceparent ?? undefined,
});
