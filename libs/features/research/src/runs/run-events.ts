import { Injectable } from '@nestjs/common';
import { EventLog } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { ResearchEventKind } from '../run/research-run.js';
import { RUN_TABLES } from './run-tables.js';

/** The stored streams of runs. */
@Injectable()
export class RunEvents extends EventLog<ResearchEventKind> {
  constructor(dataSource: DataSource) {
    super(dataSource, RUN_TABLES);
  }
}
