import { Injectable } from '@nestjs/common';
import { COUNT_TIME, HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RunEvents } from './run-events.js';
import { RunNotifier } from './run-notifier.js';
import { RUN_TABLES } from './run-tables.js';

/** Writes of a worker to a run whose lease it holds. */
@Injectable()
export class HeldRuns extends HeldJobs<ResearchEventKind> {
  constructor(dataSource: DataSource, events: RunEvents, notifier: RunNotifier) {
    super(dataSource, RUN_TABLES, events, notifier, [COUNT_TIME]);
  }
}
