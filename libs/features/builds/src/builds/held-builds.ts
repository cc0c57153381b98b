import { Injectable } from '@nestjs/common';
import { HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { BuildEventKind } from '../model/build-event.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNews } from '../events/build-news.js';
import { BUILD_TABLES } from '../model/build-tables.js';

/** What a worker writes about a build it holds. */
@Injectable()
export class HeldBuilds extends HeldJobs<BuildEventKind> {
  constructor(dataSource: DataSource, events: BuildEvents, news: BuildNews) {
    super(dataSource, BUILD_TABLES, events, news);
  }
}
