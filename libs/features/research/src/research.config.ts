import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

/** Concurrency of research, and retention. */
export const researchConfig = defineConfig(
  'research',
  {
    RESEARCH_PER_ACCOUNT: envInteger(
      5,
      { min: 1, max: 1_000 },
      'Research runs of one account that run at the same time; further ones wait',
    ),
    RESEARCH_CONCURRENCY: envInteger(
      10,
      { min: 1, max: 500 },
      'Research runs of one worker process at a time: they mostly wait for the web',
    ),
    RESEARCH_DAYS: envInteger(
      90,
      { min: 1, max: 3_650 },
      'Days a finished research run is kept: report, evidence and stream',
    ),
  },
  (env) => ({
    runningPerAccount: env.RESEARCH_PER_ACCOUNT,
    concurrency: env.RESEARCH_CONCURRENCY,
    keepDays: env.RESEARCH_DAYS,
  }),
);

export type ResearchConfig = ConfigOf<typeof researchConfig>;
