import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { AccountsService } from '@capstan/auth';
import { type AccountTable, withoutTimeLimits } from '@capstan/platform-core';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import { AccountDataRegistry } from './account-data.registry.js';
import { copyRows } from './export-account.sql.js';

/** Streams everything that is stored for an account as a ZIP: rows as JSON lines, and files. */
@Injectable()
export class ExportAccountService {
  private readonly logger = new Logger('ExportAccount');

  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly registry: AccountDataRegistry,
  ) {}

  /** @throws NotFoundError */
  async open(id: string): Promise<Readable> {
    const account = await this.accounts.get(id);
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const abort = new AbortController();
    // Also when the caller disconnects.
    output.once('close', () => abort.abort());
    this.write(zip, account.id, abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) {
        const why = error instanceof Error ? error.stack : String(error);
        this.logger.error(`the export of the account ${account.id} failed`, why);
      }
      output.destroy(error as Error);
    });
    return output;
  }

  private async write(zip: ZipFile, accountId: string, signal: AbortSignal): Promise<void> {
    const manifest = {
      format: 'capstan-account',
      version: 1,
      account_id: accountId,
      exported_at: new Date(),
    };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), 'manifest.json');
    const all = this.registry.all();
    await this.inSnapshot(async (client) => {
      for (const { feature, tables } of all) {
        for (const table of tables)
          await this.addTable(zip, `${feature}/${table.name}`, { client, table, accountId, signal });
      }
    });
    for (const { files } of all) {
      if (!files) continue;
      for await (const { name, content } of files.read(accountId))
        await add(zip, `files/${name}`, content, signal);
    }
    zip.end();
  }

  private addTable(
    zip: ZipFile,
    name: string,
    {
      client,
      table,
      accountId,
      signal,
    }: { client: PoolClient; table: AccountTable; accountId: string; signal: AbortSignal },
  ): Promise<void> {
    return add(zip, `${name}.jsonl`, copyRows(client, table, accountId), signal);
  }

  /** All tables as of one moment, on a connection of its own without time limits. */
  private async inSnapshot(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const unlimited = withoutTimeLimits(this.dataSource.options);
    const connection = await new DataSource({ ...unlimited, entities: [], migrations: [] }).initialize();
    try {
      const runner = connection.createQueryRunner();
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction('REPEATABLE READ');
      await work(client);
      await runner.commitTransaction();
      await runner.release();
    } finally {
      await connection.destroy();
    }
  }
}

/** Adds a file, and waits until it was read: sources are open one at a time. */
async function add(zip: ZipFile, name: string, content: Readable, signal: AbortSignal): Promise<void> {
  zip.addReadStream(content, name);
  try {
    await finished(content, { signal });
  } finally {
    content.destroy();
  }
}
