import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { configOf, loadConfig } from '@capstan/config';
import { StructuredLogger, telemetryConfig } from '@capstan/platform-telemetry';
import { WorkerModule } from './worker.module.js';

const config = loadConfig();
const logger = new StructuredLogger('worker', configOf(config, telemetryConfig).logLevel);
const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), { logger });
app.enableShutdownHooks();

// Started by the launcher: say that jobs are taken, and end when the launcher is gone.
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
