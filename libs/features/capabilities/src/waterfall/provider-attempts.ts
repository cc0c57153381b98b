import { Inject, Injectable, Logger } from '@nestjs/common';
import { type CallContext, type Outcome, AppError, failureForError, ProviderFailure } from '@capstan/kit';
import { type TelemetryConfig, Operation, PausableTimeout, telemetryConfig } from '@capstan/platform-core';
import { receiptText } from '../redaction/receipt-text.js';
import type { RegisteredProvider } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';
import { type BreakerTicket, CircuitBreakers } from './circuit-breaker.js';
import { errorForFailures } from './error-for-failures.js';
import { ProviderStatistics } from './provider-statistics.js';
import { WaterfallFailure } from './waterfall-failure.js';
import type { AttemptClock, Found, WaterfallRun } from './waterfall-run.js';

/** A running attempt. */
export interface RunningAttempt {
  /**
   * Resolves with the result, or undefined to continue with the next step. Rejects with WaterfallFailure to
   * stop.
   */
  end: Promise<Found | undefined>;
  /** Cancels it because another attempt was faster. */
  cancel(): void;
}

/** Time limit of an attempt, and whether it is the last one. */
export interface AttemptLimits {
  sliceMs: number;
  /** It may use all the remaining time: the run ends with it. */
  isLast: boolean;
}

/** An attempt as observers see it; its outcome is known at the end. */
export interface ObservedAttempt {
  readonly capability: string;
  readonly attempt: Readonly<Pick<Attempt, 'provider' | 'outcome'>>;
}

/** One attempt at a provider. */
export const attemptOperation = new Operation<ObservedAttempt>('waterfall.attempt');

/** An attempt from its start on. */
interface StartedAttempt {
  ticket: BreakerTicket;
  limits: AttemptLimits;
  slice: AbortController;
  /** Entry of the receipt. */
  line: Attempt;
}

const CANCELLED = Symbol('cancelled');

/** Calls single providers: enforces time limits, classifies outcomes, updates breakers and statistics. */
@Injectable()
export class ProviderAttempts {
  private readonly logger = new Logger('Waterfall');

  constructor(
    private readonly breakers: CircuitBreakers,
    private readonly statistics: ProviderStatistics,
    @Inject(telemetryConfig.token) private readonly telemetry: TelemetryConfig,
  ) {}

  start(
    run: WaterfallRun,
    candidate: RegisteredProvider,
    ticket: BreakerTicket,
    limits: AttemptLimits,
  ): RunningAttempt {
    const slice = new AbortController();
    const line: Attempt = {
      provider: candidate.info.name,
      outcome: 'cancelled',
      started_after_ms: Math.max(0, Math.round(Date.now() - run.startedAtMs)),
      duration_ms: 0,
    };
    run.attempts.push(line);
    const observed = { capability: run.capability.definition.name, attempt: line };
    return {
      end: attemptOperation.run(observed, () =>
        this.attempt(run, candidate, { ticket, limits, slice, line }),
      ),
      cancel: () => slice.abort(CANCELLED),
    };
  }

  private async attempt(
    run: WaterfallRun,
    { info, provider, id }: RegisteredProvider,
    { ticket, limits: { sliceMs, isLast }, slice, line }: StartedAttempt,
  ): Promise<Found | undefined> {
    const breaker = this.breakers.of(id);
    const startedAtMs = performance.now();
    const timer = new PausableTimeout(() => {
      run.isOver ||= isLast;
      slice.abort();
    }, sliceMs);
    // Costs a third of AbortSignal.any().
    const onDisconnect = (): void => slice.abort(run.clientSignal.reason);
    if (run.clientSignal.aborted) onDisconnect();
    run.clientSignal.addEventListener('abort', onDisconnect, { once: true });
    const context: CallContext = {
      signal: slice.signal,
      timeoutMs: sliceMs,
      requestId: run.requestId,
      caller: run.caller,
      job: run.job?.contextFor(info.name, clockOf(run, timer)),
    };
    const note = (outcome: Outcome): void => {
      line.outcome = outcome;
      line.duration_ms = Math.round(performance.now() - startedAtMs);
      this.statistics.record(id, outcome, line.duration_ms);
    };
    try {
      const result = await untilAborted(provider.call(run.params, context), context.signal);
      const verdict = run.capability.definition.accept(result, run.params);
      breaker.succeeded(ticket);
      note(verdict);
      const found = { result, provider: info.name };
      if (verdict === 'ok') return found;
      run.empty ??= found;
      return undefined;
    } catch (error) {
      if (run.clientSignal.aborted) {
        breaker.abandoned(ticket);
        line.duration_ms = Math.round(performance.now() - startedAtMs);
        return undefined;
      }
      if (slice.signal.reason === CANCELLED) {
        breaker.abandoned(ticket);
        note('cancelled');
        return undefined;
      }
      if (error instanceof AppError) {
        breaker.abandoned(ticket);
        note('invalid_input');
        throw new WaterfallFailure(error, run.attempts);
      }
      const failure = failureForError(error);
      note(failure.outcome);
      // A fault of the provider itself (e.g. its browser does not start) is not a fault of the target.
      const isTarget =
        failure.isTarget || (info.failuresAreTargets === true && failure.outcome !== 'misconfigured');
      if (isTarget) line.detail = receiptText(failure.message, this.telemetry);
      if (isTarget || failure.wasNotSent) breaker.abandoned(ticket);
      else breaker.failed(ticket, failure.outcome, failure.retryAfterSeconds);
      this.report(id, failure, run.requestId);
      run.failures.push(failure);
      if (failure.isFinal || failure.outcome === 'invalid_input') {
        throw new WaterfallFailure(errorForFailures(run), run.attempts);
      }
      return undefined;
    } finally {
      timer.close();
      run.clientSignal.removeEventListener('abort', onDisconnect);
    }
  }

  /**
   * Rejected credentials and adapters that throw need the operator's attention; other failures are normal
   * operation.
   */
  private report(id: string, failure: ProviderFailure, requestId: string): void {
    const entry = { msg: failure.message, provider: id, outcome: failure.outcome, request_id: requestId };
    if (failure.outcome === 'misconfigured' || failure.outcome === 'quota_exhausted') this.logger.warn(entry);
    else if (failure.cause instanceof TypeError) this.logger.error(entry, failure.cause.stack);
    else this.logger.debug(entry);
  }
}

/** What an attempt waits for postpones the deadline of its run as well. */
const clockOf = (run: WaterfallRun, timer: PausableTimeout): AttemptClock => ({
  pause: () => {
    const pausedAtMs = performance.now();
    const resume = timer.pause();
    return () => {
      run.endsAtMs += performance.now() - pausedAtMs;
      resume();
    };
  },
});

/** Settles with the promise, or rejects when the signal aborts first: a provider may ignore its signal. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new ProviderFailure('timeout', 'the attempt timed out'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
