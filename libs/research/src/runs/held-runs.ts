import { Injectable } from '@nestjs/common';
import { HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { RunNews } from './run-news.js';
import { RUN_TABLES } from './run-tables.js';

/** The time in which nobody has a run counts for no cap, so that of its worker ends when it is given back. */
const COUNT_TIME = `worked_seconds = worked_seconds
  + coalesce(greatest(0, extract(epoch FROM clock_timestamp() - claimed_at)), 0)`;

/** What a worker writes about a run it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(dataSource: DataSource, events: RunEvents, news: RunNews) {
    super(dataSource, RUN_TABLES, events, news, [COUNT_TIME]);
  }
}
