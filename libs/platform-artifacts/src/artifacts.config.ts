import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-config';

const SECONDS_PER_HOUR = 3600;

export const artifactsConfig = defineConfig(
  'artifacts',
  {
    ARTIFACT_HOURS: envInteger(
      24,
      { min: 1, max: 720 },
      'Hours that files made by capabilities (screenshots) can be fetched from their address',
    ),
  },
  (env) => ({ lifetimeSeconds: env.ARTIFACT_HOURS * SECONDS_PER_HOUR }),
);

export type ArtifactsConfig = ConfigOf<typeof artifactsConfig>;
