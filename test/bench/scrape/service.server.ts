import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';

/** This service with `scrape` by direct fetch only, allowed to reach the site of the benchmark. */
const { scrape } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');
const { databaseUrl, hostPort } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  hostPort: string;
};
const app = await createService(databaseUrl, [scrape], {
  SCRAPE_PROVIDERS: 'direct_fetch',
  OUTBOUND_ALLOW_HOSTS: hostPort,
});
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, ownCpuMs, () => app.close());
