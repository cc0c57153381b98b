import { Injectable, Logger } from '@nestjs/common';
import {
  AppError,
  type CallContext,
  type Outcome,
  ProviderFailure,
  failureForError,
} from '@capstan/capability-kit';
import { CapabilityUnavailableError } from '../errors/capability-unavailable.error.js';
import type { RegisteredCapability, RegisteredProvider } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';
import type { BreakerTicket } from './circuit-breaker.js';
import { CircuitBreakers } from './circuit-breakers.js';
import { errorForFailures } from './error-for-failures.js';
import { WaterfallFailure } from './waterfall-failure.js';

/** While other providers wait behind it, an attempt gets this part of the time that is left. */
const SLICE = 0.6;

/** The result of a waterfall. Only `ok` is charged; `empty` says that nobody found anything. */
export interface WaterfallResult {
  outcome: 'ok' | 'empty';
  result: object;
  provider: string;
  attempts: Attempt[];
}

/** One run through the providers of a capability. */
interface Run {
  readonly capability: RegisteredCapability;
  readonly params: object;
  readonly requestId: string;
  /** The caller's connection. */
  readonly caller: AbortSignal;
  readonly deadlineMs: number;
  /** On the clock of `performance.now()`, which no time server sets. */
  readonly endsAtMs: number;
  /** The time of an attempt that had all the rest ran out. */
  isOver: boolean;
  readonly attempts: Attempt[];
  readonly failures: ProviderFailure[];
  empty: { result: object; provider: string } | undefined;
}

/** Asks the providers of a capability in order until one has a result that counts (design 3, Waterfall). */
@Injectable()
export class Waterfall {
  private readonly logger = new Logger('Waterfall');

  constructor(private readonly breakers: CircuitBreakers) {}

  /** @throws WaterfallFailure with the error for the caller and all attempts. */
  async run(
    capability: RegisteredCapability,
    params: object,
    call: { requestId: string; signal: AbortSignal },
  ): Promise<WaterfallResult> {
    const configured = capability.providers.filter(({ provider }) => provider.isConfigured());
    if (configured.length === 0) {
      throw new WaterfallFailure(new CapabilityUnavailableError(capability.definition.name), []);
    }
    const deadlineMs = capability.definition.deadlineMs(params);
    const run: Run = {
      capability,
      params,
      requestId: call.requestId,
      caller: call.signal,
      deadlineMs,
      endsAtMs: performance.now() + deadlineMs,
      isOver: false,
      attempts: [],
      failures: [],
      empty: undefined,
    };
    for (const [index, candidate] of configured.entries()) {
      if (call.signal.aborted || run.isOver || performance.now() >= run.endsAtMs) break;
      const ticket = this.breakers.of(candidate.id).tryEnter();
      if (!ticket) continue;
      const waiting = configured
        .slice(index + 1)
        .filter(({ id }) => this.breakers.of(id).state !== 'open').length;
      const answered = await this.attempt(run, candidate, ticket, waiting);
      if (answered) return answered;
    }
    if (run.attempts.length === 0 && !call.signal.aborted) {
      // All breakers are open. Refusing every call would never heal, so the one that rested longest is tried.
      const rested = this.leastRecentlyFailed(configured);
      const answered = await this.attempt(run, rested, this.breakers.of(rested.id).enter(), 0);
      if (answered) return answered;
    }
    if (run.empty && !call.signal.aborted) {
      return { outcome: 'empty', ...run.empty, attempts: run.attempts };
    }
    throw new WaterfallFailure(errorForFailures(run), run.attempts);
  }

  /** One provider. @returns the final result, or undefined to go on with the next provider. */
  private async attempt(
    run: Run,
    { info, provider, id }: RegisteredProvider,
    ticket: BreakerTicket,
    waiting: number,
  ): Promise<WaterfallResult | undefined> {
    const breaker = this.breakers.of(id);
    const startedAtMs = performance.now();
    const leftMs = Math.max(1, run.endsAtMs - startedAtMs);
    const sliceMs = Math.ceil(waiting === 0 ? leftMs : leftMs * SLICE);
    const slice = new AbortController();
    const timer = setTimeout(() => {
      run.isOver = waiting === 0;
      slice.abort();
    }, sliceMs);
    // A third of the price of AbortSignal.any().
    const onHangUp = (): void => slice.abort(run.caller.reason);
    if (run.caller.aborted) onHangUp();
    run.caller.addEventListener('abort', onHangUp, { once: true });
    const context: CallContext = {
      signal: slice.signal,
      timeoutMs: sliceMs,
      requestId: run.requestId,
    };
    const note = (outcome: Outcome): void => {
      run.attempts.push({
        provider: info.name,
        outcome,
        duration_ms: Math.round(performance.now() - startedAtMs),
      });
    };
    try {
      const { definition } = run.capability;
      const result = await untilAborted(provider.call(run.params, context), context.signal);
      const verdict = definition.accept(result, run.params);
      const finished =
        verdict === 'ok' && definition.finish
          ? await untilAborted(
              Promise.resolve(definition.finish(result, run.params, context)),
              context.signal,
            )
          : result;
      breaker.succeeded(ticket);
      note(verdict);
      if (verdict === 'ok') {
        return { outcome: 'ok', result: finished, provider: info.name, attempts: run.attempts };
      }
      run.empty ??= { result, provider: info.name };
      return undefined;
    } catch (error) {
      if (run.caller.aborted) {
        breaker.abandoned(ticket);
        note('timeout');
        return undefined;
      }
      if (error instanceof AppError) {
        breaker.abandoned(ticket);
        note('invalid_input');
        throw new WaterfallFailure(error, run.attempts);
      }
      const failure = failureForError(error);
      note(failure.outcome);
      if (info.failuresAreTargets) breaker.abandoned(ticket);
      else breaker.failed(ticket, failure.outcome, failure.retryAfterSeconds);
      this.report(id, failure, run.requestId);
      run.failures.push(failure);
      if (failure.outcome === 'invalid_input') {
        throw new WaterfallFailure(errorForFailures(run), run.attempts);
      }
      return undefined;
    } finally {
      clearTimeout(timer);
      run.caller.removeEventListener('abort', onHangUp);
    }
  }

  private leastRecentlyFailed(providers: RegisteredProvider[]): RegisteredProvider {
    return providers.reduce((best, candidate) =>
      this.breakers.of(candidate.id).lastFailedAtMs < this.breakers.of(best.id).lastFailedAtMs
        ? candidate
        : best,
    );
  }

  /** A key that is refused or an adapter that throws needs the operator; the rest is everyday life. */
  private report(id: string, failure: ProviderFailure, requestId: string): void {
    const entry = { msg: failure.message, provider: id, outcome: failure.outcome, request_id: requestId };
    if (failure.outcome === 'misconfigured' || failure.outcome === 'quota_exhausted') this.logger.warn(entry);
    else if (failure.cause instanceof TypeError) this.logger.error(entry, failure.cause.stack);
    else this.logger.debug(entry);
  }
}

/** Settles with the promise, or fails when the signal aborts first: a provider may ignore its signal. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(new ProviderFailure('timeout', 'the attempt ran out of time'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
