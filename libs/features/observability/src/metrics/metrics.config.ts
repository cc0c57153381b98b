import { type ConfigOf, defineConfig, envOptionalInteger, envTextOr } from '@capstan/platform-core';

const PORTS = { min: 0, max: 65_535 };

/** Where Prometheus reads the metrics of a process. */
export const metricsConfig = defineConfig(
  'metrics',
  {
    METRICS_PORT: envOptionalInteger(
      PORTS,
      'Port on which an API process serves /metrics for Prometheus and /health with reasons, without a key (default: none; GET /metrics of the API takes an admin key)',
    ),
    WORKER_METRICS_PORT: envOptionalInteger(
      PORTS,
      'The same for a worker process (default: METRICS_PORT + 1, if that is set)',
    ),
    METRICS_HOST: envTextOr('127.0.0.1', 'Address of these ports (0.0.0.0 for all)'),
  },
  (env) => ({
    host: env.METRICS_HOST,
    ports: {
      api: env.METRICS_PORT,
      worker: env.WORKER_METRICS_PORT ?? (env.METRICS_PORT ? env.METRICS_PORT + 1 : undefined),
    },
  }),
);

export type MetricsConfig = ConfigOf<typeof metricsConfig>;
