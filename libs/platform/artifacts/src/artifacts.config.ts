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
      'Hours for which files of capabilities (screenshots) can be fetched from their URL',
    ),
    ARTIFACT_MB_PER_ACCOUNT: envInteger(
      1024,
      // Must have room for the largest file.
      { min: MAX_ARTIFACT_BYTES / BYTES_PER_MB, max: 100_000_000 },
      'Megabytes of stored files per account, at least 20',
    ),
  },
  (env) => ({
    lifetimeSeconds: env.ARTIFACT_HOURS * SECONDS_PER_HOUR,
    limitBytes: env.ARTIFACT_MB_PER_ACCOUNT * BYTES_PER_MB,
  }),
);

export type ArtifactsConfig = ConfigOf<typeof artifactsConfig>;
