import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { httpConfig } from '@capstan/platform-http';
import { StructuredLogger, telemetryConfig } from '@capstan/platform-telemetry';
import { createApi } from './create-api.js';

const config = loadConfig();
const http = configOf(config, httpConfig);
const logger = new StructuredLogger('api', configOf(config, telemetryConfig).logLevel);
const app = await createApi(config, catalog, logger);
await app.listen(http.port, http.host);

// Started by the launcher: say that the port is open, and end when the launcher is gone.
process.send?.({ type: 'ready' });
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
