import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';
import { watchLoad } from './process-load.js';

/** The API with the whole catalog; a job reports its load since the last one. */
const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');
const { databaseUrl, env } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  env: Record<string, string>;
};
const app = await createService(databaseUrl, catalog, env);
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, watchLoad(), () => app.close());
