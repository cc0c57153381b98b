import { Injectable } from '@nestjs/common';
import type { Outcome } from '@capstan/kit';

/** How many of the last attempts count; the old ones tell of another day. */
const MAX_SAMPLES = 100;

/** Below this a measure says nothing: the 95th percentile of five attempts is their maximum. */
const MIN_SAMPLES = 20;

/** Outcomes that speak of the caller or the target, or of nothing at all. */
const IGNORED_OUTCOMES: ReadonlySet<Outcome> = new Set<Outcome>(['invalid_input', 'blocked']);

interface Sample {
  durationMs: number;
  isAnswer: boolean;
  isResult: boolean;
}

/** The recent attempts at each provider, as this process saw them (or read them from the log when it started). */
@Injectable()
export class ProviderStatistics {
  private readonly samples = new Map<string, Sample[]>();

  /** @param providerId `capability:provider`. */
  record(providerId: string, outcome: Outcome, durationMs: number): void {
    if (IGNORED_OUTCOMES.has(outcome)) return;
    let known = this.samples.get(providerId);
    if (!known) this.samples.set(providerId, (known = []));
    // A cancelled attempt took at least that long; leaving it out would make a slow provider look fast.
    const isAnswer = outcome === 'ok' || outcome === 'empty' || outcome === 'cancelled';
    known.push({ durationMs, isAnswer, isResult: outcome === 'ok' });
    if (known.length > MAX_SAMPLES) known.shift();
  }

  /** 95th percentile of the milliseconds that answers took; undefined while too few are known. */
  p95Ms(providerId: string): number | undefined {
    const durations = this.answersOf(providerId);
    if (durations.length < MIN_SAMPLES) return undefined;
    return durations[Math.ceil(durations.length * 0.95) - 1];
  }

  /**
   * Milliseconds to be expected until this provider has brought a result: the mean of an attempt over the share of
   * attempts with a result, each provider credited with one success and one failure. Undefined while too little is known.
   */
  expectedMs(providerId: string): number | undefined {
    const known = this.samples.get(providerId) ?? [];
    if (known.length < MIN_SAMPLES) return undefined;
    const meanMs = known.reduce((sum, { durationMs }) => sum + durationMs, 0) / known.length;
    const share = (known.filter(({ isResult }) => isResult).length + 1) / (known.length + 2);
    // Whole milliseconds are measured: what takes none would otherwise beat everything, or nothing.
    return Math.max(1, meanMs) / share;
  }

  private answersOf(providerId: string): number[] {
    return (this.samples.get(providerId) ?? [])
      .filter(({ isAnswer }) => isAnswer)
      .map(({ durationMs }) => durationMs)
      .toSorted((one, other) => one - other);
  }
}
