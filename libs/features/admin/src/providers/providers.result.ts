import { OUTCOMES } from '@capstan/capabilities';
import { ResultField } from '@capstan/platform-http';

/** The circuit breaker of a provider in the answering process. */
export class BreakerResult {
  @ResultField({
    type: 'string',
    enum: ['closed', 'open', 'half_open'],
    description:
      '`closed`: attempts are allowed; `open`: skipped by the waterfall; `half_open`: one trial decides',
  })
  state: string;

  @ResultField({ type: 'integer', description: 'Failures in a row' })
  consecutive_failures: number;

  @ResultField({
    type: 'string',
    enum: OUTCOMES,
    nullable: true,
    description: 'Outcome of the last failure; null after a success',
  })
  last_failure: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When the next attempt is allowed; null while closed',
  })
  closes_at: string | null;
}

/** Health of a provider. */
export class ProviderHealthResult {
  @ResultField({ type: 'string', description: 'Capability it serves' })
  capability: string;

  @ResultField({ type: 'string', description: 'Provider' })
  provider: string;

  @ResultField({ type: 'string', description: 'Display name' })
  title: string;

  @ResultField({ type: 'boolean', description: 'Whether its settings are present; otherwise it is skipped' })
  configured: boolean;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Environment variables that configure it and have no default',
    example: ['BRAVE_API_KEY'],
  })
  settings: string[];

  @ResultField({ of: () => BreakerResult, description: 'Its breaker in the answering process' })
  breaker: BreakerResult;

  @ResultField({ type: 'object', description: 'Attempts in the window by outcome, of all processes' })
  outcomes: Record<string, number>;

  @ResultField({ type: 'integer', description: 'Attempts in the window, of all processes' })
  attempts: number;

  @ResultField({
    type: 'number',
    nullable: true,
    description: 'Median milliseconds of attempts that ended `ok` or `empty`; null if there are none',
  })
  p50_ms: number | null;

  @ResultField({
    type: 'number',
    nullable: true,
    description: '95th percentile of the milliseconds of those attempts; null if there are none',
  })
  p95_ms: number | null;

  @ResultField({
    type: 'integer',
    description: 'Attempts in the window whose data was used, alone or merged, of all processes',
  })
  wins: number;

  @ResultField({
    type: 'number',
    nullable: true,
    description:
      'Delay in milliseconds before the next provider is started in parallel: the 95th percentile of its answers; null without hedging, or with fewer than 20 known attempts',
  })
  hedge_after_ms: number | null;
}

/** The response cache of a capability in the answering process. */
export class CacheHealthResult {
  @ResultField({ type: 'integer', description: 'Seconds an answer is cached; 0: not cached' })
  lifetime_seconds: number;

  @ResultField({ type: 'integer', description: 'Cache hits since the process started' })
  hits: number;

  @ResultField({ type: 'integer', description: 'Cache misses since the process started' })
  misses: number;
}

/** State of the waterfall of a capability in the answering process. */
export class CapabilityHealthResult {
  @ResultField({ type: 'string', description: 'Capability' })
  capability: string;

  @ResultField({
    type: 'string',
    enum: ['configured', 'adaptive'],
    description: '`adaptive`: providers that performed well recently go first',
  })
  order: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Providers in the order in which they would be tried now: configured, breaker not open',
  })
  order_now: string[];

  @ResultField({
    type: 'boolean',
    description: 'Whether the next provider is started in parallel with a slow one',
  })
  hedging: boolean;

  @ResultField({ of: () => CacheHealthResult, description: 'Cached answers' })
  cache: CacheHealthResult;
}

/** `data` of GET /v1/admin/providers. */
export class ProvidersResult {
  @ResultField({ type: 'integer', description: 'Minutes counted' })
  window_minutes: number;

  @ResultField({
    of: () => CapabilityHealthResult,
    list: true,
    description: 'Every capability: effective order, hedging and cache',
  })
  capabilities: CapabilityHealthResult[];

  @ResultField({
    of: () => ProviderHealthResult,
    list: true,
    description: 'Every provider, by capability in waterfall order',
  })
  providers: ProviderHealthResult[];
}
