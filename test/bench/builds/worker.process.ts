import { NestFactory } from '@nestjs/core';
import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';

const { WorkerModule } = await compiled<typeof import('../../../apps/worker/src/worker.module.js')>(
  'apps/worker/src/worker.module.js',
);
const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');
const { loadConfig } = await compiled<typeof import('@capstan/config')>('config/index.js');

/** The worker as in production, including its browser; a job reports its CPU time. */
const { databaseUrl, dataDir } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  dataDir: string;
};
const config = loadConfig({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  BASE_URL: 'http://bench.invalid',
});
const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog), {
  logger: ['error'],
});
serveJobs({}, ownCpuMs, () => app.close());
