import { Inject, Injectable } from '@nestjs/common';
import { RepeatedWork } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { type EventsConfig, eventsConfig } from '../events.config.js';
import { deleteOldEvents } from '../outbox/outbox.sql.js';

const EVERY_MS = 10 * 60_000;

/** Deletes events past their days. Several workers may do so at once: each deletes what it finds. */
@Injectable()
export class EventPruning extends RepeatedWork {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(eventsConfig.token) private readonly config: EventsConfig,
  ) {
    super(EVERY_MS);
  }

  /** @returns how many events were deleted. */
  override async run(): Promise<number> {
    const { events, undelivered } = await deleteOldEvents(this.dataSource, this.config.keptDays);
    if (undelivered > 0) {
      this.logger.warn(
        `${undelivered} deliveries were deleted with their events after ${this.config.keptDays} days`,
      );
    }
    return events;
  }
}
