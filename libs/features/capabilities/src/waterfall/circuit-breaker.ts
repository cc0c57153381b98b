import type { FailedOutcome } from '@capstan/kit';

export type BreakerState = 'closed' | 'open' | 'half_open';

/** What a breaker shows to an admin. */
export interface BreakerView {
  state: BreakerState;
  consecutiveFailures: number;
  lastFailure: FailedOutcome | null;
  /** When the next attempt is let through; null while closed. */
  closesAt: Date | null;
}

/** An attempt that a breaker let through; it says with it how that ended. */
export interface BreakerTicket {
  startedAtMs: number;
  /** It is the one attempt that decides after a cool-down. */
  isTrial: boolean;
}

interface Cooldown {
  failures: number;
  cooldownSeconds: number;
}

/**
 * How each class of failure opens the breaker: after so many in a row, for so long. A wait that the vendor
 * states goes before ours. `blocked` and `invalid_input` speak of the content or the caller, not of the provider;
 * unless a block comes with a wait.
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

/** A block that comes with a wait is the provider's own: its engines are suspended, its interface turned us away. */
function policyOfStatedWait(outcome: FailedOutcome, retryAfterSeconds: number | undefined): Cooldown | null {
  return outcome === 'blocked' && retryAfterSeconds !== undefined
    ? { failures: 1, cooldownSeconds: retryAfterSeconds }
    : null;
}

/** A vendor may state absurd waits; beyond a day we ask again. */
const MAX_COOLDOWN_SECONDS = 86_400;

/** Keeps a failing provider out of the waterfall until its cool-down ends; then one trial decides. */
export class CircuitBreaker {
  private consecutiveFailures = 0;
  private lastFailure: FailedOutcome | null = null;
  private openUntilMs = 0;
  private failedAtMs = 0;
  private trialRunning = false;

  /** @param onOpen hears when it opens by itself, with the milliseconds since the epoch until which it stays open. */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly onOpen: (outcome: FailedOutcome, openUntilMs: number) => void = () => undefined,
  ) {}

  get state(): BreakerState {
    if (this.openUntilMs === 0) return 'closed';
    return this.now() < this.openUntilMs ? 'open' : 'half_open';
  }

  /** When it last failed, for choosing among providers that are all open. */
  get lastFailedAtMs(): number {
    return this.failedAtMs;
  }

  /** Lets an attempt start, or gives null. In half-open state only one at a time may. */
  tryEnter(): BreakerTicket | null {
    const { state } = this;
    const isTrial = state === 'half_open';
    if (state === 'open' || (isTrial && this.trialRunning)) return null;
    if (isTrial) this.trialRunning = true;
    return { startedAtMs: this.now(), isTrial };
  }

  /** Lets an attempt start that tryEnter() would not: when all breakers are open, one must try. */
  enter(): BreakerTicket {
    return { startedAtMs: this.now(), isTrial: false };
  }

  /** A success that started before the last failure tells what was, and closes nothing. */
  succeeded(ticket: BreakerTicket): void {
    this.endTrial(ticket);
    if (ticket.startedAtMs < this.failedAtMs) return;
    this.close();
  }

  failed(ticket: BreakerTicket, outcome: FailedOutcome, retryAfterSeconds?: number): void {
    this.endTrial(ticket);
    const policy = POLICY[outcome] ?? policyOfStatedWait(outcome, retryAfterSeconds);
    if (!policy) {
      // It answered, which is what a trial asks.
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

  /** Another process learned that the provider refuses this deployment until then. */
  openUntil(outcome: FailedOutcome, openUntilMs: number): void {
    const latestMs = this.now() + MAX_COOLDOWN_SECONDS * 1000;
    if (openUntilMs <= Math.max(this.openUntilMs, this.now())) return;
    this.failedAtMs = this.now();
    this.lastFailure = outcome;
    this.openUntilMs = Math.min(openUntilMs, latestMs);
  }

  /** The attempt ended without telling anything about the provider, e.g. the caller hung up. */
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
