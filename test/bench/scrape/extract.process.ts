import { compiled } from '../compiled.js';
import { serveJobs } from '../processes/serve-jobs.js';
import { type LoopJob, closedLoop } from './closed-loop.js';
import { samplePage } from './sample-page.js';

/** Extraction only: the pool of worker threads, as used by `scrape`. */
const { ExtractionPool } = await compiled<typeof import('@capstan/page-reading')>(
  'libs/engines/page-reading/src/index.js',
);
const { ReadingThreads } = await compiled<typeof import('@capstan/platform-jobs')>(
  'libs/platform/jobs/src/index.js',
);
const threads = new ReadingThreads();
const pool = new ExtractionPool(threads);
const url = 'http://bench.invalid/article';
const body = samplePage();
const never = new AbortController().signal;

serveJobs(
  {},
  (job: LoopJob) =>
    closedLoop(job, () =>
      pool.extract(
        {
          kind: 'html',
          url,
          requestedUrl: url,
          mediaType: 'text/html',
          headers: {},
          body,
          formats: ['markdown', 'metadata'],
        },
        never,
      ),
    ),
  () => threads.onApplicationShutdown(),
);
