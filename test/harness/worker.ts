import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { catalog } from '@capstan/catalog';
import { loadConfig } from '@capstan/config';
import { StructuredLogger } from '@capstan/platform-telemetry';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';

/** A worker in the process of the test, as production starts it. */
export async function startWorker(env: Record<string, string>): Promise<INestApplicationContext> {
  const config = loadConfig({ BASE_URL: 'http://capstan.test', ...env });
  return NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog), {
    logger: new StructuredLogger('worker', process.env['TEST_LOG_LEVEL'] ?? 'silent'),
    abortOnError: false,
  });
}
