import type { FailedOutcome } from '@capstan/kit';
import { Inject, Injectable } from '@nestjs/common';

export type BreakerState = 'closed' | 'open' | 'half_open';

/** State of a breaker, for admins. */
export interface BreakerView {
  state: BreakerState;
  consecutiveFailures: number;
  lastFailure: FailedOutcome | null;
  /** When the next attempt is allowed; null while closed. */
  closesAt: Date | null;
}

/** An attempt that a breaker allowed; passed back with its outcome. */
export interface BreakerTicket {
  startedAtMs: number;
  /** The single attempt that decides after a cooldown. */
  isTrial: boolean;
}

interface Cooldown {
  failures: number;
  cooldownSeconds: number;
}

/**
 * When each kind of failure opens the breaker: after how many in a row, for how long. A wait stated by the
 * vendor takes precedence. `blocked` and `invalid_input` concern the content or the caller, not the provider,
 * unless a block states a wait.
 */
const POLICY: Record<FailedOutcome, Cooldown | null> = {
  rate_limited: { failures: 1, cooldownSeconds: 30 },
  quota_exhausted: { failures: 1, cooldownSeconds: 3600 },
  misconfigured: { failures: 1, cooldownSeconds: 300 },
  upstream_error: { failures: 3, cooldownSeconds: 30 },
  timeout: { failures: 3, cooldownSeconds: 30 },
  blocked: null,
  invalid_input: null,
};

/** A block with a wait concerns the provider itself: its engines are suspended, or its API rejected us. */
function policyOfStatedWait(outcome: FailedOutcome, retryAfterSeconds: number | undefined): Cooldown | null {
  return outcome === 'blocked' && retryAfterSeconds !== undefined
    ? { failures: 1, cooldownSeconds: retryAfterSeconds }
    : null;
}

/** Vendors may state absurd waits; the breaker half-opens after a day at the latest. */
const MAX_COOLDOWN_SECONDS = 86_400;

/** Keeps a failing provider out of the waterfall until its cooldown ends; then a single trial decides. */
export class CircuitBreaker {
  private consecutiveFailures = 0;
  private lastFailure: FailedOutcome | null = null;
  private openUntilMs = 0;
  private failedAtMs = 0;
  private trialRunning = false;

  /**
   * @param onOpen called when failures open it, with the time (milliseconds since the epoch) until which it
   * stays open.
   */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly onOpen: (outcome: FailedOutcome, openUntilMs: number) => void = () => undefined,
  ) {}

  get state(): BreakerState {
    if (this.openUntilMs === 0) return 'closed';
    return this.now() < this.openUntilMs ? 'open' : 'half_open';
  }

  /** Time of the last failure, for choosing among providers whose breakers are all open. */
  get lastFailedAtMs(): number {
    return this.failedAtMs;
  }

  /** Allows an attempt, or returns null. When half-open, only one at a time. */
  tryEnter(): BreakerTicket | null {
    const { state } = this;
    const isTrial = state === 'half_open';
    if (state === 'open' || (isTrial && this.trialRunning)) return null;
    if (isTrial) this.trialRunning = true;
    return { startedAtMs: this.now(), isTrial };
  }

  /** Allows an attempt even if open: when all breakers are open, one provider must be tried. */
  enter(): BreakerTicket {
    return { startedAtMs: this.now(), isTrial: false };
  }

  /** The success of an attempt that started before the last failure is outdated and closes nothing. */
  succeeded(ticket: BreakerTicket): void {
    this.endTrial(ticket);
    if (ticket.startedAtMs < this.failedAtMs) return;
    this.close();
  }

  failed(ticket: BreakerTicket, outcome: FailedOutcome, retryAfterSeconds?: number): void {
    this.endTrial(ticket);
    const policy = POLICY[outcome] ?? policyOfStatedWait(outcome, retryAfterSeconds);
    if (!policy) {
      // The provider answered, which is what a trial checks.
      if (ticket.isTrial) this.close();
      return;
    }
    this.failedAtMs = this.now();
    this.lastFailure = outcome;
    this.consecutiveFailures += 1;
    if (!ticket.isTrial && this.consecutiveFailures < policy.failures) return;
    const seconds = Math.min(retryAfterSeconds ?? policy.cooldownSeconds, MAX_COOLDOWN_SECONDS);
    this.openUntilMs = Math.max(this.openUntilMs, this.failedAtMs + seconds * 1000);
    this.onOpen(outcome, this.openUntilMs);
  }

  /** Opens the breaker because another process was rejected by the vendor. */
  openUntil(outcome: FailedOutcome, openUntilMs: number): void {
    const latestMs = this.now() + MAX_COOLDOWN_SECONDS * 1000;
    if (openUntilMs <= Math.max(this.openUntilMs, this.now())) return;
    this.failedAtMs = this.now();
    this.lastFailure = outcome;
    this.openUntilMs = Math.min(openUntilMs, latestMs);
  }

  /** The attempt ended without an outcome for the provider, e.g. the client disconnected. */
  abandoned(ticket: BreakerTicket): void {
    this.endTrial(ticket);
  }

  view(): BreakerView {
    return {
      state: this.state,
      consecutiveFailures: this.consecutiveFailures,
      lastFailure: this.lastFailure,
      closesAt: this.openUntilMs === 0 ? null : new Date(this.openUntilMs),
    };
  }

  private endTrial(ticket: BreakerTicket): void {
    if (ticket.isTrial) this.trialRunning = false;
  }

  private close(): void {
    this.consecutiveFailures = 0;
    this.lastFailure = null;
    this.openUntilMs = 0;
  }
}

/** Notified when failures open a breaker. @param openUntilMs milliseconds since the epoch. */
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
