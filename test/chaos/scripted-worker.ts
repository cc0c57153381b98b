import { NestFactory } from '@nestjs/core';
import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { createLogger, telemetryConfig } from '@capstan/platform-core';
import { WorkerModule } from '../../apps/worker/src/worker.module.js';

/** A worker process as in production. It ends with its parent. */
const config = loadConfig(process.env);
const logger = createLogger('chaos', configOf(config, telemetryConfig));
const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog), { logger });
app.enableShutdownHooks();
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
