import { Injectable } from '@nestjs/common';
import { ACCOUNT_DATA, type AccountData, type AccountDataOwner } from '@capstan/platform-core';
import { openJobIds } from '@capstan/platform-jobs';
import { DataSource } from 'typeorm';
import { CancelCapabilityJob } from './cancel-job.js';
import { CAPABILITY_JOB_TABLES } from './job-tables.js';

const JOBS = 'SELECT id FROM capability_jobs WHERE account_id = $1';

/** The jobs of capabilities of an account. */
@Injectable()
export class JobRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'jobs',
    tables: [
      { name: 'job_traces', rows: `t.job_id IN (${JOBS})` },
      { name: 'stream_tokens', rows: `t.job_id IN (${JOBS})`, hidden: ['token_hash'] },
      { name: 'capability_job_items', rows: `t.job_id IN (${JOBS})` },
      { name: 'capability_job_events', rows: `t.job_id IN (${JOBS})` },
      { name: 'capability_jobs', rows: 't.account_id = $1' },
    ],
    stopWork: async (accountId) => {
      const open = await openJobIds(this.dataSource, CAPABILITY_JOB_TABLES, accountId);
      await Promise.all(open.map((id) => this.cancelJob.run(id)));
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly cancelJob: CancelCapabilityJob,
  ) {}
}
