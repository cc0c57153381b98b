import { compiled } from '../compiled.js';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';

const { HttpMetrics } = await compiled<typeof import('@capstan/observability')>(
  'libs/features/observability/src/index.js',
);

/** This service without metrics of its requests: what they cost. */
HttpMetrics.prototype.measure = () => undefined;
const app = await createService(JSON.parse(process.argv[2] ?? '') as string);
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, ownCpuMs, () => app.close());
