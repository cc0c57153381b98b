import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { LeaseLostError } from '../errors/lease-lost.error.js';
import { BuildNews } from '../events/build-news.js';
import { EventLog } from '../events/event-log.js';
import type { NewBuildEvent } from '../events/build-event.js';
import type { Claim } from './claim.js';

/** What a worker writes about a build it holds: all of it in one transaction that first proves that it still does. */
@Injectable()
export class HeldBuilds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly log: EventLog,
    private readonly news: BuildNews,
  ) {}

  /**
   * @param work changes rows and gives the events that tell of it.
   * @throws LeaseLostError when another worker took the build, or it ended.
   */
  async write(
    { id, generation }: Pick<Claim, 'id' | 'generation'>,
    work: (manager: EntityManager) => Promise<readonly NewBuildEvent[]> | readonly NewBuildEvent[],
  ): Promise<void> {
    const hasGrown = await this.dataSource.transaction(async (manager) => {
      // No key: tickets, which refer to the build, need not wait for a commit.
      const held = await manager.query<object[]>(
        `SELECT FROM builds WHERE id = $1 AND generation = $2 AND status = 'running' FOR NO KEY UPDATE`,
        [id, generation],
      );
      if (held.length === 0) throw new LeaseLostError(id);
      const events = await work(manager);
      if (events.length > 0) await this.log.append(manager, id, events);
      return events.length > 0;
    });
    if (hasGrown) this.news.eventsOf(id);
  }
}
