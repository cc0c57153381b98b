import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { createLogger, telemetryConfig } from '@capstan/platform-core';
import { createApi } from '../../apps/api/src/create-api.js';
import type { FromProcess } from './protocol.js';

/** An API process as in production, on a free port. It ends with its parent. */
const config = loadConfig(process.env);
const logger = createLogger('chaos', configOf(config, telemetryConfig));
const app = await createApi(config, catalog, logger);
await app.listen(0, '127.0.0.1');
const ready: FromProcess = { type: 'ready', url: (await app.getUrl()).replace('[::1]', '127.0.0.1') };
process.send?.(ready);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
