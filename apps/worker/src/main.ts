import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { configOf, loadSetup } from '@capstan/config';
import {
  createLogger,
  endWithLauncher,
  reportReady,
  startProcess,
  telemetryConfig,
} from '@capstan/platform-core';
import { WorkerModule } from './worker.module.js';

endWithLauncher();
await startProcess(async () => {
  const { config, catalog, plugins } = await loadSetup();
  const logger = createLogger('worker', configOf(config, telemetryConfig));
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog, plugins), {
    abortOnError: false,
    logger,
  });
  app.enableShutdownHooks();
  reportReady();
});
