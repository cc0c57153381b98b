import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const jobsConfig = defineConfig(
  'jobs',
  {
    STREAMS_PER_ACCOUNT: envInteger(
      50,
      { min: 1, max: 100_000 },
      'Streams of builds, research and jobs that one account may have open at once in one API process',
    ),
  },
  (env) => ({ streamsPerAccount: env.STREAMS_PER_ACCOUNT }),
);

export type JobsConfig = ConfigOf<typeof jobsConfig>;
