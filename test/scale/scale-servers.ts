import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { PostgresService } from '../../apps/launcher/src/postgres/postgres.service.js';
import { signalProcess } from '../../apps/launcher/src/processes/end-process.js';
import type { RunningService } from '../../apps/launcher/src/processes/service.js';
import { type OutsideServer, startRedis } from '../harness/servers.js';

/**
 * Enough for six processes whose queues are in PostgreSQL. A crash of the server alone loses nothing that it wrote to the
 * system, so that it need not wait for the disk, which others use as well.
 */
const SETTINGS = { max_connections: '400', fsync: 'off', full_page_writes: 'off' };
const NEVER = new AbortController().signal;

/** A PostgreSQL of the test alone, which can be restarted. */
export class RestartablePostgres {
  /** It runs in a session of its own, which a test that is stopped would leave behind. */
  private readonly onExit = (): void => signalProcess(this.running.pid, 'SIGQUIT');

  private constructor(
    private readonly folder: string,
    private readonly service: PostgresService,
    private running: RunningService,
  ) {
    process.once('exit', this.onExit);
  }

  static async start(): Promise<RestartablePostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'capstan-scale-'));
    const service = new PostgresService({ folder, settings: SETTINGS });
    return new RestartablePostgres(folder, service, await service.start(NEVER));
  }

  /** The same after each restart. */
  get url(): string {
    return this.service.url;
  }

  /** @param options.isCrash without a shutdown: the next start recovers. */
  async restart({ isCrash }: { isCrash: boolean }): Promise<void> {
    await this.running.stop(isCrash ? AbortSignal.abort() : NEVER);
    this.running = await this.service.start(NEVER);
  }

  /** Ends every connection. @returns how many. */
  async cutConnections(): Promise<number> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ cut: number }>(
        `SELECT count(pg_terminate_backend(pid))::int AS cut FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      return rows[0]?.cut ?? 0;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.onExit);
    await this.running.stop(AbortSignal.abort());
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A Redis of the test alone, in memory, which can be restarted and emptied. */
export class RestartableRedis {
  private constructor(private server: OutsideServer) {}

  static async start(): Promise<RestartableRedis> {
    return new RestartableRedis(await startRedis());
  }

  /** The same after each restart. */
  get url(): string {
    return this.server.url;
  }

  /** It is empty afterwards. */
  async restart(): Promise<void> {
    const port = Number(new URL(this.url).port);
    await this.server.stop();
    this.server = await startRedis({ port });
  }

  /** Deletes everything in it (FLUSHALL). */
  async empty(): Promise<void> {
    const client = new Redis(this.url);
    try {
      await client.flushall();
    } finally {
      client.disconnect();
    }
  }

  stop(): Promise<void> {
    return this.server.stop();
  }
}
