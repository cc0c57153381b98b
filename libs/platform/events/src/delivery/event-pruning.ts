import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type EventsConfig, eventsConfig } from '../events.config.js';
import { deleteOldEvents } from '../outbox/outbox.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes events past their days. Several workers may do so at once: each deletes what it finds. */
@Injectable()
export class EventPruning implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Events');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(eventsConfig.token) private readonly config: EventsConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.prune().catch((error: unknown) => this.logger.warn(`events were not pruned: ${String(error)}`));
    }, EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @returns how many events were deleted. */
  async prune(): Promise<number> {
    const { events, undelivered } = await deleteOldEvents(this.dataSource, this.config.keptDays);
    if (undelivered > 0) {
      this.logger.warn(
        `${undelivered} deliveries were deleted with their events after ${this.config.keptDays} days`,
      );
    }
    return events;
  }
}
