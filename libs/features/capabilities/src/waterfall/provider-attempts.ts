import { Injectable, Logger } from '@nestjs/common';
import { AppError, type CallContext, type Outcome, ProviderFailure, failureForError } from '@capstan/kit';
import type { RegisteredProvider } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';
import type { BreakerTicket } from './circuit-breaker.js';
import { CircuitBreakers } from './circuit-breakers.js';
import { errorForFailures } from './error-for-failures.js';
import { ProviderStatistics } from './provider-statistics.js';
import { untilAborted } from './until-aborted.js';
import { WaterfallFailure } from './waterfall-failure.js';
import type { Found, WaterfallRun } from './waterfall-run.js';

/** An attempt under way. */
export interface RunningAttempt {
  /** What it found; undefined to go on with the next step. Rejects with WaterfallFailure when there is no going on. */
  end: Promise<Found | undefined>;
  /** Gives it up because another one was faster. */
  cancel(): void;
}

/** How long an attempt may take, and whether anything comes after it. */
export interface AttemptLimits {
  sliceMs: number;
  /** It has all the time that is left: with its end the run is over. */
  isLast: boolean;
}

const CANCELLED = Symbol('cancelled');

/** Asks single providers: keeps their time, classes how they end, tells breaker and statistics. */
@Injectable()
export class ProviderAttempts {
  private readonly logger = new Logger('Waterfall');

  constructor(
    private readonly breakers: CircuitBreakers,
    private readonly statistics: ProviderStatistics,
  ) {}

  start(
    run: WaterfallRun,
    candidate: RegisteredProvider,
    ticket: BreakerTicket,
    limits: AttemptLimits,
  ): RunningAttempt {
    const slice = new AbortController();
    return {
      end: this.attempt(run, candidate, ticket, limits, slice),
      cancel: () => slice.abort(CANCELLED),
    };
  }

  private async attempt(
    run: WaterfallRun,
    { info, provider, id }: RegisteredProvider,
    ticket: BreakerTicket,
    { sliceMs, isLast }: AttemptLimits,
    slice: AbortController,
  ): Promise<Found | undefined> {
    const breaker = this.breakers.of(id);
    const startedAtMs = performance.now();
    const timer = setTimeout(() => {
      run.isOver ||= isLast;
      slice.abort();
    }, sliceMs);
    // A third of the price of AbortSignal.any().
    const onHangUp = (): void => slice.abort(run.hangUp.reason);
    if (run.hangUp.aborted) onHangUp();
    run.hangUp.addEventListener('abort', onHangUp, { once: true });
    const context: CallContext = {
      signal: slice.signal,
      timeoutMs: sliceMs,
      requestId: run.requestId,
      caller: run.caller,
      job: run.job?.contextFor(info.name),
    };
    const line: Attempt = { provider: info.name, outcome: 'cancelled', duration_ms: 0 };
    run.attempts.push(line);
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
      if (run.hangUp.aborted) {
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
      // What is wrong with the provider itself (its browser does not start) is no fault of the target.
      const isTarget =
        failure.isTarget || (info.failuresAreTargets === true && failure.outcome !== 'misconfigured');
      if (isTarget || failure.isUnasked) breaker.abandoned(ticket);
      else breaker.failed(ticket, failure.outcome, failure.retryAfterSeconds);
      this.report(id, failure, run.requestId);
      run.failures.push(failure);
      if (failure.isFinal || failure.outcome === 'invalid_input') {
        throw new WaterfallFailure(errorForFailures(run), run.attempts);
      }
      return undefined;
    } finally {
      clearTimeout(timer);
      run.hangUp.removeEventListener('abort', onHangUp);
    }
  }

  /** A key that is refused or an adapter that throws needs the operator; the rest is everyday life. */
  private report(id: string, failure: ProviderFailure, requestId: string): void {
    const entry = { msg: failure.message, provider: id, outcome: failure.outcome, request_id: requestId };
    if (failure.outcome === 'misconfigured' || failure.outcome === 'quota_exhausted') this.logger.warn(entry);
    else if (failure.cause instanceof TypeError) this.logger.error(entry, failure.cause.stack);
    else this.logger.debug(entry);
  }
}
