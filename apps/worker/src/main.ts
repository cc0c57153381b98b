import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { createLogger, endWithLauncher, reportReady, telemetryConfig } from '@capstan/platform-core';
import { WorkerModule } from './worker.module.js';

endWithLauncher();
const config = loadConfig();
const logger = createLogger('worker', configOf(config, telemetryConfig).logLevel);
const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config, catalog), { logger });
app.enableShutdownHooks();
reportReady();
