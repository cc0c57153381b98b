import { Injectable } from '@nestjs/common';
import { StopJob } from '@capstan/platform-jobs';
import { DataSource, type EntityManager } from 'typeorm';
import type { BuildEventKind, NewBuildEvent } from '../events/build-event.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNews } from '../events/build-news.js';
import { MessageStore } from '../messages/message-store.js';
import { BUILD_TABLES } from './build-tables.js';

/** Stops a build, with its worker or without it. */
@Injectable()
export class StopBuild extends StopJob<BuildEventKind> {
  constructor(
    dataSource: DataSource,
    events: BuildEvents,
    news: BuildNews,
    private readonly messages: MessageStore,
  ) {
    super(dataSource, BUILD_TABLES, events, news);
  }

  protected override async stopped(manager: EntityManager, id: string): Promise<NewBuildEvent[]> {
    const [build] = await manager.query<{ companyId: string }[]>(
      `WITH stopped AS (UPDATE builds SET status = 'stopped' WHERE id = $1 RETURNING company_id)
       SELECT company_id AS "companyId" FROM stopped`,
      [id],
    );
    const unheard = build ? await this.messages.giveUp(manager, { id, companyId: build.companyId }) : [];
    return [...unheard, { kind: 'build.stopped', fields: {} }];
  }
}
