import { catalog } from '@capstan/catalog';
import { configOf, loadConfig } from '@capstan/config';
import { httpConfig } from '@capstan/platform-http';
import { createLogger, endWithLauncher, reportReady, telemetryConfig } from '@capstan/platform-core';
import { createApi } from './create-api.js';

endWithLauncher();
const config = loadConfig();
const http = configOf(config, httpConfig);
const logger = createLogger('api', configOf(config, telemetryConfig).logLevel);
const app = await createApi(config, catalog, logger);
await app.listen(http.port, http.host);
reportReady();
