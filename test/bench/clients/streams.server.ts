import { serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';
import { residentBytes } from './memory.js';

/** The API without a worker: a research run stays queued, and its streams stay open. A job reports the memory. */
const app = await createService(JSON.parse(process.argv[2] ?? '') as string, undefined, {
  // All streams are of one account.
  STREAMS_PER_ACCOUNT: '2000',
});
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, residentBytes, () => app.close());
