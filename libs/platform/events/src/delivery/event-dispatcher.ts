import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Broadcast, ClaimLoop, type ObservedJobRun } from '@capstan/platform-jobs';
import type { EventHandler } from '../handlers/event-handler.js';
import { EventHandlers } from '../handlers/event-handlers.js';
import { EVENTS_CHANNEL } from '../outbox/outbox-signal.js';
import type { ClaimedDelivery } from './claimed-delivery.js';
import { Deliveries } from './deliveries.js';
import { retryDelayMs } from './retry-delay.js';

/** Handlers that run at a time in one worker. */
const CONCURRENCY = 16;
/** For messages that were lost, leases that ran out and retries that are due. */
const POLL_EVERY_MS = 5_000;
/** Half of a lease. */
const HANDLER_TIMEOUT_MS = 30_000;
/** More than the schedule of retries makes. A delivery that was claimed more often ended its workers. */
const MAX_ATTEMPTS = 50;

/** Runs the handlers of this process: oldest event first for each handler and account. */
@Injectable()
export class EventDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly loop: ClaimLoop<ClaimedDelivery>;

  constructor(
    private readonly deliveries: Deliveries,
    private readonly handlers: EventHandlers,
    private readonly broadcast: Broadcast,
  ) {
    this.loop = new ClaimLoop({
      concurrency: CONCURRENCY,
      pollEveryMs: POLL_EVERY_MS,
      claim: (limit) => deliveries.claim(handlers.names(), limit),
      observe: observedRunOf,
      run: (delivery, shutdown, observed) => this.deliver(delivery, shutdown, observed),
      onError: (error) => this.logger.warn(`deliveries were not claimed or not recorded: ${String(error)}`),
    });
  }

  onApplicationBootstrap(): void {
    if (this.handlers.names().length === 0) return;
    this.broadcast.subscribe(EVENTS_CHANNEL, () => this.wake());
    this.broadcast.onGap(() => this.wake());
    this.loop.start();
  }

  /** Work that running handlers do not finish in time is left to other workers. */
  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Looks for due deliveries. */
  wake(): void {
    this.loop.wake();
  }

  private async deliver(
    delivery: ClaimedDelivery,
    shutdown: AbortSignal,
    observed: ObservedJobRun,
  ): Promise<void> {
    // Claimed by its name, which is a constant of the code.
    const handler = this.handlers.get(delivery.handler) as EventHandler;
    const signal = AbortSignal.any([AbortSignal.timeout(HANDLER_TIMEOUT_MS), shutdown]);
    if (delivery.attempts > MAX_ATTEMPTS) return this.giveUp(delivery, 'its workers ended while handling it');
    try {
      await Promise.race([handler.handle(delivery.event, signal), rejectOnAbort(signal)]);
    } catch (error) {
      if (shutdown.aborted) return this.deliveries.release(delivery);
      observed.failure = error instanceof Error ? error.name : 'unknown';
      return this.retryOrFail(delivery, error);
    }
    await this.deliveries.complete(delivery);
  }

  private async retryOrFail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { handler, attempts, sinceFirstAttemptMs } = delivery;
    const delayMs = retryDelayMs(attempts, sinceFirstAttemptMs);
    if (delayMs === undefined) return this.giveUp(delivery, error);
    this.logger.warn({ msg: `${handler} failed and is retried: ${String(error)}`, ...fieldsOf(delivery) });
    return this.deliveries.retry(delivery, delayMs, error);
  }

  private async giveUp(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    this.logger.error({
      msg: `${delivery.handler} did not handle an event and gave it up: ${String(error)}`,
      ...fieldsOf(delivery),
    });
    return this.deliveries.fail(delivery, error);
  }
}

const observedRunOf = ({ event, attempts, handler, traceparent }: ClaimedDelivery): ObservedJobRun => ({
  queue: 'event',
  jobId: event.id,
  generation: attempts,
  handler,
  traceparent: traceparent ?? undefined,
});

const fieldsOf = ({ handler, attempts, event }: ClaimedDelivery) => ({
  handler,
  event_id: event.id,
  event_type: event.type,
  attempts,
});

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
