import { Inject, Injectable } from '@nestjs/common';
import type { FailedOutcome } from '@capstan/kit';
import { CircuitBreaker } from './circuit-breaker.js';

/** Notified when a breaker opens by itself. @param openUntilMs milliseconds since the epoch. */
export type OpenListener = (providerId: string, outcome: FailedOutcome, openUntilMs: number) => void;

/** Injection token of the wall clock for cooldowns: milliseconds, like `Date.now`. */
export const BREAKERS_CLOCK = Symbol('breakers-clock');

/** Circuit breakers of this process, one per provider of a capability. */
@Injectable()
export class CircuitBreakers {
  private readonly breakers = new Map<string, CircuitBreaker>();
  private readonly listeners: OpenListener[] = [];

  constructor(@Inject(BREAKERS_CLOCK) private readonly now: () => number = Date.now) {}

  /** @param providerId `capability:provider`. */
  of(providerId: string): CircuitBreaker {
    let breaker = this.breakers.get(providerId);
    if (!breaker) {
      breaker = new CircuitBreaker(this.now, (outcome, openUntilMs) =>
        this.listeners.forEach((listener) => listener(providerId, outcome, openUntilMs)),
      );
      this.breakers.set(providerId, breaker);
    }
    return breaker;
  }

  onOpen(listener: OpenListener): void {
    this.listeners.push(listener);
  }
}
