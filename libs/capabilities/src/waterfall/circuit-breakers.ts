import { Injectable } from '@nestjs/common';
import { CircuitBreaker } from './circuit-breaker.js';

/** One breaker per provider of a capability, in this process. */
@Injectable()
export class CircuitBreakers {
  private readonly breakers = new Map<string, CircuitBreaker>();

  /** @param providerId `capability:provider`. */
  of(providerId: string): CircuitBreaker {
    let breaker = this.breakers.get(providerId);
    if (!breaker) {
      breaker = new CircuitBreaker();
      this.breakers.set(providerId, breaker);
    }
    return breaker;
  }
}
