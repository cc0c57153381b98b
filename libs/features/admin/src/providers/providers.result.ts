import { OUTCOMES } from '@capstan/capabilities';
import { ResultField } from '@capstan/platform-http';

/** The circuit breaker of a provider in the process that answers. */
export class BreakerResult {
  @ResultField({
    type: 'string',
    enum: ['closed', 'open', 'half_open'],
    description: '`closed`: calls pass; `open`: left out of the waterfall; `half_open`: one trial decides',
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
    description: 'When the next attempt is let through; null while closed',
  })
  closes_at: string | null;
}

/** How a provider has been doing. */
export class ProviderHealthResult {
  @ResultField({ type: 'string', description: 'Capability it serves' })
  capability: string;

  @ResultField({ type: 'string', description: 'Provider' })
  provider: string;

  @ResultField({ type: 'string', description: 'Its name for people' })
  title: string;

  @ResultField({ type: 'boolean', description: 'Whether its settings are there; else it is left out' })
  configured: boolean;

  @ResultField({ of: () => BreakerResult, description: 'Its breaker in the process that answers' })
  breaker: BreakerResult;

  @ResultField({ type: 'object', description: 'Attempts in the window by outcome, of all processes' })
  outcomes: Record<string, number>;

  @ResultField({ type: 'integer', description: 'Attempts in the window, of all processes' })
  attempts: number;

  @ResultField({
    type: 'number',
    nullable: true,
    description: 'Median milliseconds of attempts that ended `ok` or `empty`; null without any',
  })
  p50_ms: number | null;

  @ResultField({
    type: 'number',
    nullable: true,
    description: 'Milliseconds that 95 % of those attempts stayed within; null without any',
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
      'Milliseconds after which the next provider starts beside it: 95 % of its answers came within; null without hedging, or while fewer than 20 attempts are known',
  })
  hedge_after_ms: number | null;
}

/** The response cache of a capability in the process that answers. */
export class CacheHealthResult {
  @ResultField({ type: 'integer', description: 'Seconds an answer is served again; 0: never' })
  lifetime_seconds: number;

  @ResultField({ type: 'integer', description: 'Calls answered from it since the process started' })
  hits: number;

  @ResultField({ type: 'integer', description: 'Calls that found nothing in it' })
  misses: number;
}

/** How the waterfall of a capability stands in the process that answers. */
export class CapabilityHealthResult {
  @ResultField({ type: 'string', description: 'Capability' })
  capability: string;

  @ResultField({
    type: 'string',
    enum: ['configured', 'adaptive'],
    description: '`adaptive`: providers that did well lately go before others',
  })
  order: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Providers in the order they would be asked now: configured, breaker not open',
  })
  order_now: string[];

  @ResultField({ type: 'boolean', description: 'Whether the next provider starts beside a slow one' })
  hedging: boolean;

  @ResultField({ of: () => CacheHealthResult, description: 'Answers served again' })
  cache: CacheHealthResult;
}

/** `data` of GET /v1/admin/providers. */
export class ProvidersResult {
  @ResultField({ type: 'integer', description: 'Minutes counted' })
  window_minutes: number;

  @ResultField({
    of: () => CapabilityHealthResult,
    list: true,
    description: 'Every capability: order, hedging and cache in force',
  })
  capabilities: CapabilityHealthResult[];

  @ResultField({
    of: () => ProviderHealthResult,
    list: true,
    description: 'Every provider, by capability in waterfall order',
  })
  providers: ProviderHealthResult[];
}
