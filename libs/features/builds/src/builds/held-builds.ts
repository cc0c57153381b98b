import { Injectable } from '@nestjs/common';
import { HeldJobs } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { BuildEventKind } from '../model/build-event.js';
import { BuildEvents } from '../events/build-events.js';
import { BuildNotifier } from '../events/build-notifier.js';
import { BUILD_TABLES } from '../model/build-tables.js';

/** Writes of a worker to a build whose lease it holds. */
@Injectable()
export class HeldBuilds extends HeldJobs<BuildEventKind> {
  constructor(dataSource: DataSource, events: BuildEvents, notifier: BuildNotifier) {
    super(dataSource, BUILD_TABLES, events, notifier);
  }
}
