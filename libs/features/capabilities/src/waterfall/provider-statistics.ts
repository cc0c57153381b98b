import { Injectable } from '@nestjs/common';
import type { Outcome } from '@capstan/kit';

/** Older attempts do not reflect the current state of the provider. */
const MAX_SAMPLES = 100;

/** With fewer samples a percentile is meaningless: the 95th of five is their maximum. */
const MIN_SAMPLES = 20;

/** Outcomes that concern the caller or the target, not the provider. */
const IGNORED_OUTCOMES: ReadonlySet<Outcome> = new Set<Outcome>(['invalid_input', 'blocked']);

interface Sample {
  durationMs: number;
  isAnswer: boolean;
  isResult: boolean;
}

/** Recent attempts of each provider in this process, initialized from the request log. */
@Injectable()
export class ProviderStatistics {
  private readonly samples = new Map<string, Sample[]>();

  /** @param providerId `capability:provider`. */
  record(providerId: string, outcome: Outcome, durationMs: number): void {
    if (IGNORED_OUTCOMES.has(outcome)) return;
    let known = this.samples.get(providerId);
    if (!known) this.samples.set(providerId, (known = []));
    // A cancelled attempt took at least that long; excluding it would make a slow provider look fast.
    const isAnswer = outcome === 'ok' || outcome === 'empty' || outcome === 'cancelled';
    known.push({ durationMs, isAnswer, isResult: outcome === 'ok' });
    if (known.length > MAX_SAMPLES) known.shift();
  }

  /** 95th percentile of the duration of answers in milliseconds; undefined with too few samples. */
  p95Ms(providerId: string): number | undefined {
    const durations = this.answersOf(providerId);
    if (durations.length < MIN_SAMPLES) return undefined;
    return durations[Math.ceil(durations.length * 0.95) - 1];
  }

  /**
   * Expected milliseconds until this provider returns a result: mean duration of an attempt divided by the
   * success rate, with one success and one failure added. Undefined with too few samples.
   */
  expectedMs(providerId: string): number | undefined {
    const known = this.samples.get(providerId) ?? [];
    if (known.length < MIN_SAMPLES) return undefined;
    const meanMs = known.reduce((sum, { durationMs }) => sum + durationMs, 0) / known.length;
    const share = (known.filter(({ isResult }) => isResult).length + 1) / (known.length + 2);
    // Durations are whole milliseconds: 0 would beat every other provider.
    return Math.max(1, meanMs) / share;
  }

  private answersOf(providerId: string): number[] {
    return (this.samples.get(providerId) ?? [])
      .filter(({ isAnswer }) => isAnswer)
      .map(({ durationMs }) => durationMs)
      .toSorted((one, other) => one - other);
  }
}
