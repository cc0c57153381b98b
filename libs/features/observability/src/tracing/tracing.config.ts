import {
  type ConfigOf,
  defineConfig,
  envFlag,
  envInteger,
  envSecret,
  envText,
  envTextOr,
  envUrl,
} from '@capstan/platform-core';
import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The standard variables of OpenTelemetry for traces. Its SDK reads some more, such as `OTEL_BSP_MAX_QUEUE_SIZE`. */
export const tracingConfig = defineConfig(
  'tracing',
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: envUrl(
      'OpenTelemetry collector that receives traces over OTLP/HTTP, e.g. http://localhost:4318 (default: no traces)',
    ),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: envUrl(
      'The same with its path, e.g. http://localhost:4318/v1/traces; takes precedence',
    ),
    OTEL_EXPORTER_OTLP_HEADERS: envSecret('Headers for the collector: name=value, comma-separated'),
    OTEL_SERVICE_NAME: envTextOr('capstan', 'Name of this service in traces'),
    OTEL_RESOURCE_ATTRIBUTES: envText(
      'Further attributes of this process in traces: name=value, comma-separated',
    ),
    OTEL_TRACES_SAMPLER: z
      .enum(SAMPLERS)
      .default('parentbased_always_on')
      .describe(`Which traces are kept: ${SAMPLERS.join(', ')}`),
    OTEL_TRACES_SAMPLER_ARG: envTextOr('1', 'Share of traces that traceidratio keeps, 0 to 1'),
    OTEL_BSP_SCHEDULE_DELAY: envInteger(
      5000,
      { min: 1, max: 600_000 },
      'Longest time in milliseconds until ended spans are sent',
    ),
    OTEL_SDK_DISABLED: envFlag(false, 'Exports nothing although a collector is configured'),
  },
  (env) => ({
    url: env.OTEL_SDK_DISABLED ? undefined : urlOf(env),
    headers: pairsOf('OTEL_EXPORTER_OTLP_HEADERS', env.OTEL_EXPORTER_OTLP_HEADERS),
    serviceName: env.OTEL_SERVICE_NAME,
    attributes: pairsOf('OTEL_RESOURCE_ATTRIBUTES', env.OTEL_RESOURCE_ATTRIBUTES),
    sampler: env.OTEL_TRACES_SAMPLER,
    ratio: ratioOf(env.OTEL_TRACES_SAMPLER_ARG),
    sendEveryMs: env.OTEL_BSP_SCHEDULE_DELAY,
  }),
);

export type TracingConfig = ConfigOf<typeof tracingConfig>;

function urlOf(env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
}): string | undefined {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base}/v1/traces`);
}

function ratioOf(text: string): number {
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG: must be between 0 and 1');
  return ratio;
}

/** Reads `name=value,name=value` with percent-encoded values (W3C Baggage). @throws Error naming what is wrong. */
function pairsOf(variable: string, text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(`${variable}: must be name=value pairs, comma-separated`);
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
