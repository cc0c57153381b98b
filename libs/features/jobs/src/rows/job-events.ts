import { Injectable } from '@nestjs/common';
import { EventLog } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import type { CapabilityJobEventKind } from './event-kinds.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

/** The streams of jobs as stored. */
@Injectable()
export class CapabilityJobEvents extends EventLog<CapabilityJobEventKind> {
  constructor(dataSource: DataSource) {
    super(dataSource, CAPABILITY_JOB_TABLES);
  }
}
