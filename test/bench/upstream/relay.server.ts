import { DataSource } from 'typeorm';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { createCaller } from '../service/account.js';
import { createService } from '../service/service.js';
import { CpuProfile } from './cpu-profile.js';
import { GroupSizes } from './group-sizes.js';
import type { RelayJob, RelayProfile } from './relay-job.js';
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
let sizes: GroupSizes | undefined;
const jobs: Record<RelayJob, () => unknown> = {
  cpu: ownCpuMs,
  'start-profile': () => {
    // Not before: recording takes a little of each call.
    sizes = new GroupSizes(app.get(DataSource));
    sizes.start();
    return profile.start();
  },
  'stop-profile': async (): Promise<RelayProfile> => ({
    parts: await profile.stop(),
    groups: (await sizes?.stop()) ?? { holds: Number.NaN, ends: Number.NaN },
  }),
};
serveJobs(
  { url, apiKey: await createCaller(app) },
  (job: RelayJob) => jobs[job](),
  () => app.close(),
);
