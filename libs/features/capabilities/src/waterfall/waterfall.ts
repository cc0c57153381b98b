import { Injectable } from '@nestjs/common';
import { AppError, type Caller, failureForError } from '@capstan/kit';
import { CapabilityUnavailableError } from '../errors/capability-unavailable.error.js';
import type { RegisteredCapability, RegisteredProvider } from '../registry/registered-capability.js';
import type { Attempt } from './attempt.js';
import { CircuitBreakers } from './circuit-breaker.js';
import { errorForFailures } from './error-for-failures.js';
import { mergedAttempt } from './merged-attempt.js';
import {
  type AttemptLimits,
  type RunningAttempt,
  ProviderAttempts,
  untilAborted,
} from './provider-attempts.js';
import { type Step, ProviderOrder, stepsOf } from './provider-order.js';
import { ProviderStatistics } from './provider-statistics.js';
import { type Found, type WaterfallJob, type WaterfallRun, leftMsOf, timeSliceMs } from './waterfall-run.js';
import { WaterfallFailure } from './waterfall-failure.js';

/** Result of a waterfall. Only `ok` is charged; `empty` means that no provider found anything. */
export interface WaterfallResult extends Found {
  outcome: 'ok' | 'empty';
  /** The mode that was applied, if the finisher reports it. */
  mode?: string;
  /** Units delivered, where the finisher says so. */
  units?: number;
  attempts: Attempt[];
}

/** Caller and time limit of a call, in addition to the capability's own deadline. */
export interface WaterfallCall {
  requestId: string;
  signal: AbortSignal;
  timeoutMs?: number;
  /** When the call arrived, in milliseconds since 1970; default: now. */
  startedAtMs?: number | undefined;
  caller?: Caller;
  /** The job that the call runs as. */
  job?: WaterfallJob;
}

/** A running step. */
interface RacingAttempt extends RunningAttempt {
  /** When the next step may start in parallel, in terms of `performance.now()`; undefined: never. */
  readonly hedgeAtMs: number | undefined;
}

/** A third parallel step would triple the cost whenever a vendor is slow. */
const MAX_RACERS = 2;

/**
 * Tries the providers of a capability in order until one returns a usable result
 * (docs/adr/0008-waterfall-and-breakers.md).
 */
@Injectable()
export class Waterfall {
  constructor(
    private readonly breakers: CircuitBreakers,
    private readonly statistics: ProviderStatistics,
    private readonly order: ProviderOrder,
    private readonly attempts: ProviderAttempts,
  ) {}

  /** @throws WaterfallFailure with the error for the client and all attempts. */
  async run(capability: RegisteredCapability, params: object, call: WaterfallCall): Promise<WaterfallResult> {
    const candidates = this.candidatesFor(capability, params);
    const deadlineMs = Math.min(capability.definition.deadlineMs(params), call.timeoutMs ?? Infinity);
    const run: WaterfallRun = {
      capability,
      params,
      requestId: call.requestId,
      clientSignal: call.signal,
      caller: call.caller,
      job: call.job,
      deadlineMs,
      startedAtMs: call.startedAtMs ?? Date.now(),
      endsAtMs: performance.now() + deadlineMs,
      isOver: false,
      attempts: [],
      failures: [],
      empty: undefined,
    };
    const ordered = this.order.next(capability, candidates);
    const found =
      (await this.runSteps(run, stepsOf(capability, params, ordered))) ??
      (await this.tryLeastRecentlyFailed(run, ordered));
    if (call.signal.aborted) throw new WaterfallFailure(errorForFailures(run), run.attempts);
    if (found) return { outcome: 'ok', ...(await this.finish(run, found)), attempts: run.attempts };
    if (run.empty) return { outcome: 'empty', ...run.empty, attempts: run.attempts };
    throw new WaterfallFailure(errorForFailures(run), run.attempts);
  }

  /** @throws WaterfallFailure when no provider is configured for such a call. */
  checkServable(capability: RegisteredCapability, params: object): void {
    this.candidatesFor(capability, params);
  }

  private candidatesFor(
    { definition, providers }: RegisteredCapability,
    params: object,
  ): RegisteredProvider[] {
    const configured = providers.filter(({ provider }) => provider.isConfigured());
    const candidates = configured.filter(
      ({ type, provider }) =>
        (definition.mayServe?.(type, params) ?? true) && (provider.supports?.(params) ?? true),
    );
    if (candidates.length > 0) return candidates;
    const reason = configured.length === 0 ? 'not_configured' : 'not_supported';
    const error = definition.refusal?.(params) ?? new CapabilityUnavailableError(definition.name, reason);
    throw new WaterfallFailure(error, []);
  }

  /**
   * Runs step after step; with hedging, starts the next one in parallel with a step that takes longer than
   * usual.
   */
  private async runSteps(run: WaterfallRun, steps: readonly Step[]): Promise<Found | undefined> {
    const waiting = [...steps];
    const racers: RacingAttempt[] = [];
    try {
      for (;;) {
        if (racers.length === 0) {
          const racer = this.startNext(run, waiting);
          if (!racer) return undefined;
          racers.push(racer);
        }
        const event = await nextEvent(racers, waiting.length > 0);
        if (event === 'slow') {
          const racer = this.startNext(run, waiting);
          if (racer) racers.push(racer);
          else waiting.length = 0;
          continue;
        }
        racers.splice(racers.indexOf(event.racer), 1);
        if (event.found) return event.found;
      }
    } finally {
      racers.forEach((racer) => racer.cancel());
      await Promise.allSettled(racers.map(({ end }) => end));
    }
  }

  /**
   * Starts the next step with an available provider; undefined if there is none, or the time is over, or the
   * client is gone.
   */
  private startNext(run: WaterfallRun, waiting: Step[]): RacingAttempt | undefined {
    while (waiting.length > 0 && !run.clientSignal.aborted && !run.isOver && leftMsOf(run) > 0) {
      const step = waiting.shift() as Step;
      const entered = step.flatMap((candidate) => {
        const ticket = this.breakers.of(candidate.id).tryEnter();
        return ticket ? [{ candidate, ticket }] : [];
      });
      const [first] = entered;
      if (!first) continue;
      const limits = this.limitsOf(run, waiting);
      const started = entered.map(({ candidate, ticket }) =>
        this.attempts.start(run, candidate, ticket, limits),
      );
      const { merge } = run.capability.definition;
      const attempt =
        merge && started.length > 1 ? mergedAttempt(run, started, merge) : (started[0] as RunningAttempt);
      return { ...attempt, hedgeAtMs: this.hedgeAtMs(run, step) };
    }
    return undefined;
  }

  /**
   * All breakers are open. Rejecting every call would never close one, so the least recently failed provider
   * is tried.
   */
  private tryLeastRecentlyFailed(
    run: WaterfallRun,
    candidates: readonly RegisteredProvider[],
  ): Promise<Found | undefined> | undefined {
    if (run.attempts.length > 0 || run.clientSignal.aborted) return undefined;
    const rested = candidates.reduce((best, candidate) =>
      this.breakers.of(candidate.id).lastFailedAtMs < this.breakers.of(best.id).lastFailedAtMs
        ? candidate
        : best,
    );
    const ticket = this.breakers.of(rested.id).enter();
    return this.attempts.start(run, rested, ticket, this.limitsOf(run, [])).end;
  }

  private limitsOf(run: WaterfallRun, waiting: readonly Step[]): AttemptLimits {
    const ready = waiting.filter((step) => step.some(({ id }) => this.breakers.of(id).state !== 'open'));
    return { sliceMs: timeSliceMs(leftMsOf(run), ready.length), isLast: ready.length === 0 };
  }

  private hedgeAtMs({ capability }: WaterfallRun, step: Step): number | undefined {
    if (!capability.policy.hedges || step.length > 1) return undefined;
    const usualMs = this.statistics.p95Ms(step[0].id);
    return usualMs === undefined ? undefined : performance.now() + usualMs;
  }

  /** Within the time that is left; what the finisher throws fails the call. */
  private async finish(run: WaterfallRun, found: Found): Promise<Found & { mode?: string; units?: number }> {
    const { finisher } = run.capability;
    if (!finisher) return found;
    const timeoutMs = Math.max(1, Math.ceil(leftMsOf(run)));
    const signal = AbortSignal.any([run.clientSignal, AbortSignal.timeout(timeoutMs)]);
    try {
      const { requestId, caller } = run;
      const context = { signal, timeoutMs, requestId, caller };
      const finished = await untilAborted(finisher.finish(found.result, run.params, context), signal);
      return { ...found, ...finished };
    } catch (error) {
      if (error instanceof AppError) throw new WaterfallFailure(error, run.attempts);
      // Failures of earlier providers are not the reason why the call fails.
      const failures = [failureForError(error)];
      throw new WaterfallFailure(errorForFailures({ ...run, failures }), run.attempts);
    }
  }
}

type RaceEvent = 'slow' | { racer: RacingAttempt; found: Found | undefined };

/**
 * Waits for the next event: a step ends, or the latest one takes longer than usual and another could start.
 */
async function nextEvent(racers: readonly RacingAttempt[], canHedge: boolean): Promise<RaceEvent> {
  const ends = racers.map(async (racer): Promise<RaceEvent> => ({ racer, found: await racer.end }));
  const latest = racers.at(-1);
  if (!canHedge || racers.length >= MAX_RACERS || latest?.hedgeAtMs === undefined) return Promise.race(ends);
  const { hedgeAtMs } = latest;
  // When the step in parallel ends without a result, the next one starts at once.
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<RaceEvent>((resolve) => {
    timer = setTimeout(() => resolve('slow'), Math.max(0, hedgeAtMs - performance.now()));
  });
  try {
    return await Promise.race([...ends, slow]);
  } finally {
    clearTimeout(timer);
  }
}
