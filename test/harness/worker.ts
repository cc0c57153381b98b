import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { catalog } from '@capstan/catalog';
import { loadConfig } from '@capstan/config';
import { type Capability, type Plugin, catalogConfigSlices } from '@capstan/kit';
import { createLogger } from '@capstan/platform-core';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';
import { TESTED_BROWSER } from './chromium.js';
import { type Override, applyOverrides } from './override.js';
import { pluginsOf } from './plugins-of.js';
import { testTelemetry } from './test-telemetry.js';

/** A worker in the process of the test, as in production. */
export async function startWorker(
  env: Record<string, string>,
  overrides: readonly Override[] = [],
  modules?: Plugin['modules'],
  served: readonly Capability[] = catalog,
): Promise<INestApplicationContext> {
  const config = loadConfig(
    { BASE_URL: 'http://capstan.test', ...TESTED_BROWSER, ...env },
    served === catalog ? [] : catalogConfigSlices(served),
  );
  const builder = Test.createTestingModule({
    imports: [WorkerModule.forRoot(config, served, pluginsOf(modules))],
  });
  const logger = createLogger('worker', testTelemetry());
  const worker = await applyOverrides(builder, overrides).setLogger(logger).compile();
  return worker.init();
}
