import { NestFactory } from '@nestjs/core';
import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { watchLoad } from './process-load.js';

const { WorkerModule } = await compiled<typeof import('../../../apps/worker/src/worker.module.js')>(
  'apps/worker/src/worker.module.js',
);
const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');
const { loadConfig } = await compiled<typeof import('@capstan/config')>('config/index.js');

/** The worker as in production; a job reports its load since the last one. */
const { databaseUrl, env } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  env: Record<string, string>;
};
const config = loadConfig({ DATABASE_URL: databaseUrl, BASE_URL: 'http://bench.invalid', ...env });
const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog), {
  logger: ['error'],
});
serveJobs({}, watchLoad(), () => app.close());
