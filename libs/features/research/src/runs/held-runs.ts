import { Injectable } from '@nestjs/common';
import { COUNT_TIME, HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

/** What a worker writes about a run it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(dataSource: DataSource, events: RunEvents, news: RunNews) {
    super(dataSource, RUN_TABLES, events, news, [COUNT_TIME]);
  }
}
