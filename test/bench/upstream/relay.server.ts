import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';
import { CpuProfile } from './cpu-profile.js';
import type { RelayJob } from './relay-job.js';
import { relay } from './relay.capability.js';

/** This service from its production build, with a vendor over HTTP. */
const { databaseUrl, vendorUrl } = JSON.parse(process.argv[2] ?? '') as {
  databaseUrl: string;
  vendorUrl: string;
};
const app = await createService(
  databaseUrl,
  [relay],
  { BENCH_VENDOR_BASE_URL: vendorUrl, OUTBOUND_ALLOW_HOSTS: new URL(vendorUrl).host },
  [relay],
);
await app.listen(0, '127.0.0.1');
const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
const profile = new CpuProfile();
const jobs: Record<RelayJob, () => unknown> = {
  cpu: ownCpuMs,
  'start-profile': () => profile.start(),
  'stop-profile': () => profile.stop(),
};
serveJobs(
  { url, apiKey: await createCaller(app) },
  (job: RelayJob) => jobs[job](),
  () => app.close(),
);
