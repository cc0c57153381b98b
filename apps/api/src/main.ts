import { configOf, loadSetup } from '@capstan/config';
import { httpConfig } from '@capstan/platform-http';
import {
  createLogger,
  endWithLauncher,
  reportReady,
  startProcess,
  telemetryConfig,
} from '@capstan/platform-core';
import { createApi } from './create-api.js';

endWithLauncher();
await startProcess(async () => {
  const { config, catalog, plugins } = await loadSetup();
  const http = configOf(config, httpConfig);
  const logger = createLogger('api', configOf(config, telemetryConfig));
  const app = await createApi(config, catalog, logger, plugins);
  await app.listen(http.port, http.host);
  reportReady();
});
