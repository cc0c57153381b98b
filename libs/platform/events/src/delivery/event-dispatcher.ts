import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Broadcast } from '@capstan/platform-jobs';
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
/** What running handlers have to finish in when the worker shuts down. */
const SHUTDOWN_MS = 3_000;

/** Runs the handlers of this process: oldest event first for each handler and account. */
@Injectable()
export class EventDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Events');
  private readonly running = new Set<Promise<void>>();
  private readonly shutdown = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private isClaiming = false;
  private isWoken = false;
  private isStopping = false;

  constructor(
    private readonly deliveries: Deliveries,
    private readonly handlers: EventHandlers,
    private readonly broadcast: Broadcast,
  ) {}

  onApplicationBootstrap(): void {
    if (this.handlers.names().length === 0) return;
    this.broadcast.subscribe(EVENTS_CHANNEL, () => this.wake());
    this.broadcast.onGap(() => this.wake());
    this.timer = setInterval(() => this.wake(), POLL_EVERY_MS);
    this.timer.unref();
    this.wake();
  }

  /** Claims nothing more, and gives running handlers a moment; what they do not finish is left to other workers. */
  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const late = setTimeout(() => this.shutdown.abort(new Error('the worker is shutting down')), SHUTDOWN_MS);
    this.isStopping = true;
    while (this.isClaiming || this.running.size > 0) {
      await Promise.allSettled([...this.running, nextTurn()]);
    }
    clearTimeout(late);
  }

  /** Looks for due deliveries. */
  wake(): void {
    this.isWoken = true;
    if (!this.isClaiming) void this.claim();
  }

  private async claim(): Promise<void> {
    this.isClaiming = true;
    try {
      while (this.isWoken && !this.isStopping && this.running.size < CONCURRENCY) {
        this.isWoken = false;
        const claimed = await this.deliveries.claim(this.handlers.names(), CONCURRENCY - this.running.size);
        for (const delivery of claimed) this.start(delivery);
      }
    } catch (error) {
      this.logger.warn(`deliveries were not claimed: ${String(error)}`);
    } finally {
      this.isClaiming = false;
    }
  }

  private start(delivery: ClaimedDelivery): void {
    const run = this.deliver(delivery)
      .catch((error: unknown) => this.logger.warn(`a delivery was not recorded: ${String(error)}`))
      .finally(() => {
        this.running.delete(run);
        // The next event of the account is due.
        this.wake();
      });
    this.running.add(run);
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    // Claimed by its name, which is one of ours.
    const handler = this.handlers.get(delivery.handler) as EventHandler;
    const signal = AbortSignal.any([AbortSignal.timeout(HANDLER_TIMEOUT_MS), this.shutdown.signal]);
    try {
      await Promise.race([handler.handle(delivery.event, signal), rejectOnAbort(signal)]);
    } catch (error) {
      if (this.shutdown.signal.aborted) return this.deliveries.release(delivery);
      return this.retryOrFail(delivery, error);
    }
    await this.deliveries.complete(delivery);
  }

  private async retryOrFail(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { handler, attempts, sinceFirstAttemptMs, event } = delivery;
    const delayMs = retryDelayMs(attempts, sinceFirstAttemptMs);
    const fields = { handler, event_id: event.id, event_type: event.type, attempts };
    if (delayMs === undefined) {
      this.logger.error({
        msg: `${handler} did not handle an event and gave it up: ${String(error)}`,
        ...fields,
      });
      return this.deliveries.fail(delivery, error);
    }
    this.logger.warn({ msg: `${handler} failed and is retried: ${String(error)}`, ...fields });
    return this.deliveries.retry(delivery, delayMs, error);
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
