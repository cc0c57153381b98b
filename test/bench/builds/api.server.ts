import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';

/** The build API; a job reports its CPU time. */
const { databaseUrl, dataDir } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  dataDir: string;
};
const app = await createService(databaseUrl, undefined, {
  DATA_DIR: dataDir,
  // All readers of a stream are of one account.
  STREAMS_PER_ACCOUNT: '1000',
});
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
serveJobs({ url, apiKey: await createCaller(app) }, ownCpuMs, () => app.close());
