import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { openJobIds } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { CancelRun } from './cancel-run.js';
import { RUN_TABLES } from './run-tables.js';

const JOBS = 'SELECT id FROM research_runs WHERE account_id = $1';

/** The research of an account. */
@Injectable()
export class RunRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'research',
    tables: [
      { name: 'job_traces', rows: `t.job_id IN (${JOBS})` },
      { name: 'stream_tokens', rows: `t.job_id IN (${JOBS})`, hidden: ['token_hash'] },
      { name: 'research_checkpoints', rows: `t.run_id IN (${JOBS})` },
      { name: 'research_events', rows: `t.run_id IN (${JOBS})` },
      { name: 'research_runs', rows: 't.account_id = $1' },
    ],
    stopWork: async (accountId) => {
      const open = await openJobIds(this.dataSource, RUN_TABLES, accountId);
      await Promise.all(open.map((id) => this.cancelRun.run(id)));
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly cancelRun: CancelRun,
  ) {}
}
