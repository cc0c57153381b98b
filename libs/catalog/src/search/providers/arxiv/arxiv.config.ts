import { defineConfig, envInteger, envUrlOr } from '@capstan/kit';

/** `ARXIV_BASE_URL`, `ARXIV_INTERVAL_MS`; there is no key. */
export const arxivConfig = defineConfig(
  'provider:arxiv',
  {
    ARXIV_BASE_URL: envUrlOr('https://export.arxiv.org', 'Address of arXiv'),
    ARXIV_INTERVAL_MS: envInteger(
      3000,
      { max: 600_000 },
      'Least milliseconds between two requests of one process to arXiv, which takes one per 3000 from all of your machines together',
    ),
  },
  (env) => ({ baseUrl: env.ARXIV_BASE_URL, intervalMs: env.ARXIV_INTERVAL_MS }),
);
