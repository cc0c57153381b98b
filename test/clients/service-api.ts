import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { createLogger, telemetryConfig } from '@capstan/platform-core';
import { createApi } from '../../apps/api/src/create-api.js';
import type { FromProcess } from '../chaos/protocol.js';

/** An API process with the real catalog, which reports its port to its parent. It ends with its parent. */
const config = loadConfig(process.env);
const logger = createLogger('clients', configOf(config, telemetryConfig));
const app = await createApi(config, catalog, logger);
await app.listen(0, '127.0.0.1');
const ready: FromProcess = { type: 'ready', url: (await app.getUrl()).replace('[::1]', '127.0.0.1') };
process.send?.(ready);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
