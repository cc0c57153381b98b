import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

/** Limits of a build, and concurrency. */
export const buildsConfig = defineConfig(
  'builds',
  {
    BUILDS_PER_ACCOUNT: envInteger(
      3,
      { min: 1, max: 100 },
      'Builds of one account that run at the same time; further ones wait',
    ),
    BUILD_MINUTES: envInteger(
      15,
      { min: 1, max: 240 },
      'Wall-clock minutes one build may take, and how long it waits for the answer to its question',
    ),
    BUILD_STEPS: envInteger(60, { min: 1, max: 1_000 }, 'Model calls one build may make'),
    BUILD_TOKENS: envInteger(
      2_000_000,
      { min: 1_000, max: 1_000_000_000 },
      'Tokens, in and out, one build may use',
    ),
    BUILD_USD_CENTS: envInteger(
      500,
      { min: 1, max: 1_000_000 },
      'US cents one build may cost in models, where LLM_PRICES names their prices',
    ),
    BUILD_DAYS: envInteger(
      90,
      { min: 1, max: 3_650 },
      'Days the stream of a finished build is kept; sites and their history stay',
    ),
  },
  (env) => ({
    runningPerAccount: env.BUILDS_PER_ACCOUNT,
    maxMinutes: env.BUILD_MINUTES,
    maxSteps: env.BUILD_STEPS,
    maxTokens: env.BUILD_TOKENS,
    maxUsd: env.BUILD_USD_CENTS / 100,
    keepDays: env.BUILD_DAYS,
  }),
);

export type BuildsConfig = ConfigOf<typeof buildsConfig>;
