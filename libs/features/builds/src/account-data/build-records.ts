import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type AccountFile,
} from '@capstan/platform-core';
import { openJobIds } from '@capstan/platform-jobs';
import { Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { StopBuild } from '../builds/stop-build.js';
import { BUILD_TABLES } from '../model/build-tables.js';
import { siteIdsOfAccount } from './build-records.sql.js';

const JOBS = 'SELECT id FROM builds WHERE account_id = $1';
const SITES = 'SELECT id FROM sites WHERE account_id = $1';

/** The companies of an account, their sites, builds and entries. */
@Injectable()
export class BuildRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'builds',
    tables: [
      { name: 'job_traces', rows: `t.job_id IN (${JOBS})` },
      { name: 'stream_tokens', rows: `t.job_id IN (${JOBS})`, hidden: ['token_hash'] },
      { name: 'build_transcripts', rows: `t.build_id IN (${JOBS})` },
      { name: 'build_messages', rows: `t.build_id IN (${JOBS})` },
      { name: 'build_events', rows: `t.build_id IN (${JOBS})` },
      { name: 'builds', rows: 't.account_id = $1' },
      { name: 'gate_verdicts', rows: `t.site_id IN (${SITES})` },
      { name: 'site_entries', rows: `t.site_id IN (${SITES})`, hidden: ['space_hash'] },
      { name: 'site_data_usage', rows: `t.site_id IN (${SITES})` },
      { name: 'site_mails', rows: `t.site_id IN (${SITES})`, hidden: ['address_hash'] },
      {
        name: 'site_member_tokens',
        rows: `t.member_id IN (SELECT id FROM site_members WHERE site_id IN (${SITES}))`,
        hidden: ['hash'],
      },
      { name: 'site_members', rows: `t.site_id IN (${SITES})` },
      { name: 'site_owner_settings', rows: `t.site_id IN (${SITES})`, hidden: ['link_hash'] },
      { name: 'workspace_bundles', rows: `t.workspace_id IN (${SITES})` },
      { name: 'workspaces', rows: `t.id IN (${SITES})` },
      { name: 'account_entry_usage', rows: 't.account_id = $1' },
      { name: 'sites', rows: 't.account_id = $1' },
      { name: 'companies', rows: 't.account_id = $1' },
    ],
    stopWork: async (accountId) => {
      const open = await openJobIds(this.dataSource, BUILD_TABLES, accountId);
      await Promise.all(open.map((id) => this.stopBuild.run(id)));
    },
    files: {
      read: (accountId) => this.read(accountId),
      references: siteIdsOfAccount,
      delete: async (siteIds) => {
        for (const id of siteIds) await this.workspaces.remove(id);
      },
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly stopBuild: StopBuild,
    private readonly workspaces: Workspaces,
  ) {}

  /** The last commit of each site. */
  private async *read(accountId: string): AsyncIterable<AccountFile> {
    for (const id of await siteIdsOfAccount(this.dataSource, accountId)) {
      const head = await this.workspaces.head(id);
      const content = head === null ? null : await this.workspaces.archive(id, head, 'site');
      if (content) yield { name: `sites/${id}.zip`, content };
    }
  }
}
