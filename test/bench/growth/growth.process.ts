import { DataSource } from 'typeorm';
import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { RecordedStatements } from '../service/recorded-statements.js';
import { createService } from '../service/service.js';
import { STUB_PARAMS, stub } from '../service/stub.capability.js';
import { failing } from './failing.capability.js';
import { LARGE_TABLES, dropFirstPartition, fill, filledAccounts, finish } from './fill.sql.js';
import type { GrowthJob, GrowthJobs } from './growth-jobs.js';
import { HotPaths } from './hot-paths.js';
import { timesOf } from './hot-statements.js';
import { fillIndex } from './index-documents.js';
import { scansOf } from './plans.sql.js';
import { workerPaths } from './worker-paths.js';

const { OpenJobs } = await compiled<typeof import('@capstan/admin')>('libs/features/admin/src/index.js');
const { ApiKeysService } = await compiled<typeof import('@capstan/auth')>('libs/features/auth/src/index.js');
const { LogPartitions } = await compiled<typeof import('@capstan/capabilities')>(
  'libs/features/capabilities/src/index.js',
);
const { auditCredits } = await compiled<typeof import('@capstan/credits')>(
  'libs/features/credits/src/index.js',
);
const { CapabilityJobStore, endJob, insertJob } = await compiled<typeof import('@capstan/jobs')>(
  'libs/features/jobs/src/index.js',
);
const { IndexFolder, LocalIndex } = await compiled<typeof import('@capstan/local-index')>(
  'libs/engines/local-index/src/index.js',
);
const { withoutTimeLimits } = await compiled<typeof import('@capstan/platform-core')>(
  'libs/platform/core/src/index.js',
);
const { Deliveries, EventHandlers, Outbox } = await compiled<typeof import('@capstan/platform-events')>(
  'libs/platform/events/src/index.js',
);
const { WebhookQueue, webhooksConfig } = await compiled<typeof import('@capstan/webhooks')>(
  'libs/features/webhooks/src/index.js',
);

const DAY_MS = 86_400_000;
/** More than the rounds of a run take, so that no key is in the cache of the service when it is used. */
const API_KEYS = 200;

const CATALOG = [stub, failing];
const app = await createService(JSON.parse(process.argv[2] ?? '') as string, CATALOG, {}, CATALOG);
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
const dataSource = app.get(DataSource);
const index = new LocalIndex(dataSource);
let paths: HotPaths | undefined;

const jobs: GrowthJobs = {
  async fill({ sizes, days, folder }) {
    const patient = await new DataSource(withoutTimeLimits(dataSource.options)).initialize();
    await dropFirstPartition(patient);
    const partitions = new LogPartitions(patient);
    // As if the service had run for that long: behind those of the past, those of the next week.
    await partitions.extend(days, Date.now() - (days + 2) * DAY_MS);
    await partitions.extend(days);
    await fill(patient, sizes, { days, note: (text) => process.stderr.write(`  ${text}\n`) });
    await fillIndex(patient, new IndexFolder(new LocalIndex(patient)), {
      folder,
      documents: sizes.documents,
    });
    const bytes = await finish(patient);
    await patient.destroy();
    const accounts = await filledAccounts(dataSource, sizes.accounts, API_KEYS);
    const apiKeys: string[] = [];
    for (let made = 0; made < API_KEYS; made += 1) {
      const accountId = accounts[made % accounts.length] ?? '';
      apiKeys.push((await app.get(ApiKeysService).create({ accountId, name: 'growth' })).key);
    }
    paths = new HotPaths({
      url,
      dataSource,
      recorded: new RecordedStatements(dataSource),
      apiKeys,
      paid: { path: `/v1/${stub.name}`, body: STUB_PARAMS },
      failing: { path: `/v1/${failing.name}`, body: STUB_PARAMS },
      work: workerPaths(dataSource, accounts, {
        jobs: app.get(CapabilityJobStore, { strict: false }),
        insertJob,
        endJob,
        deliveries: new Deliveries(dataSource),
        handlers: app.get(EventHandlers, { strict: false }),
        webhooks: new WebhookQueue(
          dataSource,
          app.get(Outbox, { strict: false }),
          app.get(webhooksConfig.token, { strict: false }),
        ),
        queues: app.get(OpenJobs, { strict: false }),
        index,
      }),
    });
    return { bytes };
  },
  async take({ times }) {
    const taken: Record<string, number>[] = [];
    for (let round = 0; round < times; round += 1) taken.push(timesOf(await hotPaths().take()));
    return taken;
  },
  async check() {
    const recording = await hotPaths().take();
    const scans = await scansOf(dataSource, [...recording.values()].flat(), LARGE_TABLES);
    const began = performance.now();
    const violations = await auditCredits(dataSource);
    return { scans, violations, auditMs: performance.now() - began };
  },
};

function hotPaths(): HotPaths {
  if (!paths) throw new Error('the database has not been filled');
  return paths;
}

const run = (job: GrowthJob): Promise<unknown> => jobs[job.name](job as never);

serveJobs({}, run, () => app.close());
