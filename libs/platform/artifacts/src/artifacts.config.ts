import { MAX_ARTIFACT_BYTES } from './artifact-store.js';
import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

const SECONDS_PER_HOUR = 3600;
const BYTES_PER_MB = 1024 * 1024;

export const artifactsConfig = defineConfig(
  'artifacts',
  {
    ARTIFACT_HOURS: envInteger(
      24,
      { min: 1, max: 720 },
      'Hours that files made by capabilities (screenshots) can be fetched from their address',
    ),
    ARTIFACT_MB_PER_ACCOUNT: envInteger(
      1024,
      // The largest file must fit.
      { min: MAX_ARTIFACT_BYTES / BYTES_PER_MB, max: 100_000_000 },
      'Megabytes that the files which are kept for one account may have together, at least 20',
    ),
  },
  (env) => ({
    lifetimeSeconds: env.ARTIFACT_HOURS * SECONDS_PER_HOUR,
    limitBytes: env.ARTIFACT_MB_PER_ACCOUNT * BYTES_PER_MB,
  }),
);

export type ArtifactsConfig = ConfigOf<typeof artifactsConfig>;
