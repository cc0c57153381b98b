import { Injectable } from '@nestjs/common';
import { EventLog } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { BUILD_TABLES } from '../model/build-tables.js';
import type { BuildEventKind } from '../model/build-event.js';

/** The stored streams of builds. */
@Injectable()
export class BuildEvents extends EventLog<BuildEventKind> {
  constructor(dataSource: DataSource) {
    super(dataSource, BUILD_TABLES);
  }
}
