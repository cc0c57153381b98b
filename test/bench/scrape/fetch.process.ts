import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { type LoopJob, closedLoop } from './closed-loop.js';

/** Fetching only: the guarded client with robots.txt, as used by `scrape`. */
const { GuardedOutboundClient } = await compiled<typeof import('@capstan/platform-outbound')>(
  'libs/platform/outbound/src/index.js',
);
const hostPort = JSON.parse(process.argv[2] ?? '') as string;
const client = new GuardedOutboundClient({
  allowHosts: [hostPort],
  userAgent: 'CapstanBench/1.0',
  respectsRobots: true,
});

serveJobs(
  {},
  (job: LoopJob) =>
    closedLoop(job, () => client.request({ url: `http://${hostPort}/article`, respectRobots: true })),
  () => client.close(),
);
