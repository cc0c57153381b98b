import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalogConfigSlices } from '@capstan/kit';
import { configOf, loadConfig } from '@capstan/config';
import { createLogger, telemetryConfig } from '@capstan/platform-core';
import { createApi } from '../../apps/api/src/create-api.js';
import { scriptedCatalog } from '../harness/catalog.js';
import { type FromProcess, PRICE_CREDITS } from './protocol.js';

/**
 * An API process as in production, with the capability `echo`, whose provider takes a random time of at most PROVIDER_MS
 * milliseconds. It ends with its parent.
 */
const longestMs = Number(process.env['PROVIDER_MS']);
const { catalog, script } = scriptedCatalog(PRICE_CREDITS);
const config = loadConfig(process.env, catalogConfigSlices(catalog));
const logger = createLogger('chaos', configOf(config, telemetryConfig));
const app = await createApi(config, catalog, logger);
const report = (message: FromProcess): void => void process.send?.(message);

script(async (_provider, params) => {
  report({ type: 'begun' });
  await sleep(randomInt(1, longestMs + 1));
  return { text: params.text };
});

await app.listen(0, '127.0.0.1');
report({ type: 'ready', url: (await app.getUrl()).replace('[::1]', '127.0.0.1') });
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
