import { join } from 'node:path';
import type { RunningService } from '../../../apps/launcher/src/processes/service.js';
import { compiled } from '../compiled.js';
import { familyCpuMs } from '../processes/proc.js';
import type { Teardown } from '../teardown.js';

const { PostgresService } = await compiled<
  typeof import('../../../apps/launcher/src/postgres/postgres.service.js')
>('apps/launcher/src/postgres/postgres.service.js');
const { createDataSource } = await compiled<typeof import('@capstan/config')>('config/index.js');
const { migrate } = await compiled<typeof import('@capstan/platform-core')>(
  'libs/platform/core/src/index.js',
);
const { auditCredits } = await compiled<typeof import('@capstan/credits')>(
  'libs/features/credits/src/index.js',
);
const { openCapabilityJobs } = await compiled<typeof import('@capstan/jobs')>(
  'libs/features/jobs/src/index.js',
);
const { openRuns } = await compiled<typeof import('@capstan/research')>(
  'libs/features/research/src/index.js',
);

const NO_HURRY = new AbortController().signal;

/** The embedded PostgreSQL of `npm start`, with the same settings (durable commits), migrated. */
export class BenchDatabase {
  private constructor(
    readonly url: string,
    readonly version: string,
    private readonly running: RunningService,
  ) {}

  /** @param folder temporary; the caller removes it. */
  static async start(folder: string, teardown: Teardown): Promise<BenchDatabase> {
    const postgres = new PostgresService({ folder: join(folder, 'bench') });
    const running = await postgres.start(NO_HURRY);
    teardown.add(() => running.stop(NO_HURRY));
    const dataSource = await createDataSource(postgres.url).initialize();
    await migrate(dataSource);
    const [setting] = await dataSource.query<{ server_version: string }[]>('SHOW server_version');
    await dataSource.destroy();
    return new BenchDatabase(postgres.url, setting?.server_version ?? 'unknown', running);
  }

  /** A further database of the same server, migrated and empty. @param name letters. @returns its URL. */
  async create(name: string): Promise<string> {
    const dataSource = await createDataSource(this.url).initialize();
    await dataSource.query(`CREATE DATABASE ${name}`);
    await dataSource.destroy();
    const address = new URL(this.url);
    address.pathname = `/${name}`;
    const created = await createDataSource(address.href).initialize();
    await migrate(created);
    await created.destroy();
    return address.href;
  }

  /** CPU time of the server so far, including all its processes; undefined if the system does not report it. */
  cpuMs(): number | undefined {
    return familyCpuMs(this.running.pid);
  }

  /** Checks the correctness of what was measured. @throws Error if a balance is not the sum of its ledger. */
  async assertBalancedLedger(): Promise<void> {
    const dataSource = await createDataSource(this.url).initialize();
    try {
      const violations = await auditCredits(dataSource, [openRuns, openCapabilityJobs]);
      if (violations.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(violations)}`);
    } finally {
      await dataSource.destroy();
    }
  }

  stop(): Promise<void> {
    return this.running.stop(NO_HURRY);
  }
}
