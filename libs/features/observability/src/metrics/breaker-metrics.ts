import { Injectable } from '@nestjs/common';
import { type BreakerState, CapabilityRegistry, CircuitBreakers } from '@capstan/capabilities';
import { Metrics, type Reading } from './metrics.js';

const STATES: readonly BreakerState[] = ['closed', 'half_open', 'open'];

/** Circuit breakers of this process. */
@Injectable()
export class BreakerMetrics {
  constructor(metrics: Metrics, registry: CapabilityRegistry, breakers: CircuitBreakers) {
    metrics.gauge({
      name: 'capstan_breaker_state',
      help: '1 for the state in which the circuit breaker of a configured provider is.',
      labelNames: ['capability', 'provider', 'state'],
      read: () =>
        registry.all().flatMap(({ definition, providers }) => {
          const configured = providers.filter(({ provider }) => provider.isConfigured());
          return (definition.isFeature ? [] : configured).flatMap(({ id, info }) => {
            const current = breakers.of(id).state;
            return STATES.map((state): Reading<'capability' | 'provider' | 'state'> => [
              { capability: definition.name, provider: info.name, state },
              state === current ? 1 : 0,
            ]);
          });
        }),
    });
  }
}
