import { defineConfig, envInteger } from '@capstan/kit';

/** How large crawls are, and how fast. */
export const crawlerConfig = defineConfig(
  'crawl:crawler',
  {
    CRAWLER_MAX_PAGES: envInteger(10_000, { min: 1, max: 10_000 }, 'Largest limit of a crawl'),
    CRAWLER_CONCURRENCY: envInteger(3, { min: 1, max: 50 }, 'Pages that one crawl reads at a time'),
  },
  (env) => ({ maxPages: env.CRAWLER_MAX_PAGES, concurrency: env.CRAWLER_CONCURRENCY }),
);
