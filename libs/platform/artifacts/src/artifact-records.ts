import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type AccountFile,
} from '@capstan/platform-core';
import { ObjectStorage } from '@capstan/platform-storage';
import { DataSource } from 'typeorm';
import { ArtifactFiles } from './artifact-files.js';
import { extensionOf, objectKeyOf } from './artifact-name.js';
import { hashesOfAccount } from './artifact-records.sql.js';

/** The files that capabilities made for an account. */
@Injectable()
export class ArtifactRecords implements AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'artifacts',
    tables: [
      { name: 'artifacts', rows: 't.account_id = $1', hidden: ['content'] },
      { name: 'artifact_usage', rows: 't.account_id = $1' },
    ],
    files: {
      read: (accountId) => this.read(accountId),
      references: async (transaction, accountId) =>
        (await hashesOfAccount(transaction, accountId)).map((tokenHash) => objectKeyOf({ tokenHash })),
      delete: async (keys) => {
        for (const key of keys) await this.storage.delete(key);
      },
    },
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly artifacts: ArtifactFiles,
    private readonly storage: ObjectStorage,
  ) {}

  private async *read(accountId: string): AsyncIterable<AccountFile> {
    for (const tokenHash of await hashesOfAccount(this.dataSource, accountId)) {
      const file = await this.artifacts.find({ tokenHash }, { withContent: true });
      if (!file?.content) continue;
      const name = `artifacts/${tokenHash.toString('hex')}.${extensionOf(file.mediaType)}`;
      yield { name, content: Buffer.isBuffer(file.content) ? Readable.from([file.content]) : file.content };
    }
  }
}
