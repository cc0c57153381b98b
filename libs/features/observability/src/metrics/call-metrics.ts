import { Injectable } from '@nestjs/common';
import { attemptOperation, callEnded } from '@capstan/capabilities';
import { HoldsService, creditsMoved } from '@capstan/credits';
import { Observer } from '../observer.js';
import { Metrics } from './metrics.js';
import { sharedRead } from './shared-read.js';

/** Calls, attempts at providers, and credits. */
@Injectable()
export class CallMetrics extends Observer {
  constructor(metrics: Metrics, holds: HoldsService) {
    super();
    const calls = metrics.counter({
      name: 'capstan_calls_total',
      help: 'Calls of capabilities that ended, by `ok`, `cached` or the slug of their error.',
      labelNames: ['capability', 'outcome'],
    });
    const attempts = metrics.histogram({
      name: 'capstan_provider_attempt_duration_seconds',
      help: 'Attempts at providers, by outcome.',
      labelNames: ['capability', 'provider', 'outcome'],
      buckets: [0.1, 0.5, 1, 2.5, 5, 10, 30, 120],
    });
    const credits = metrics.counter({
      name: 'capstan_credits_total',
      help: 'Credits reserved for calls, and captured (charged) or released when they ended.',
      labelNames: ['capability', 'movement'],
    });
    const open = sharedRead(() => holds.open());
    metrics.gauge({
      name: 'capstan_open_holds',
      help: 'Open holds of all processes: running calls and durable work.',
      read: async () => [[{}, (await open()).count]],
    });
    metrics.gauge({
      name: 'capstan_held_credits',
      help: 'Credits in open holds of all processes.',
      read: async () => [[{}, (await open()).credits]],
    });
    this.observe(
      callEnded.subscribe(({ capability, errorSlug, isCached }) => {
        calls.inc({ capability, outcome: errorSlug ?? (isCached ? 'cached' : 'ok') });
      }),
      attemptOperation.onEnd(({ capability, attempt: { provider, outcome } }, { seconds }) => {
        attempts.observe({ capability, provider, outcome }, seconds);
      }),
      creditsMoved.subscribe(({ capability, movement, credits: amount }) => {
        credits.inc({ capability, movement }, amount);
      }),
    );
  }
}
