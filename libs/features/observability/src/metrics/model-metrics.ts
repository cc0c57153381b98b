import { Injectable } from '@nestjs/common';
import { ModelCallError, modelCallOperation } from '@capstan/platform-models';
import { Observer } from '../observer.js';
import { Metrics } from './metrics.js';

/** Requests to language models. */
@Injectable()
export class ModelMetrics extends Observer {
  constructor(metrics: Metrics) {
    super();
    const calls = metrics.histogram({
      name: 'capstan_model_call_duration_seconds',
      help: 'Attempts at language models, by outcome.',
      labelNames: ['provider', 'model', 'outcome'],
      buckets: [0.5, 1, 2.5, 5, 10, 30, 60, 180],
    });
    const tokens = metrics.counter({
      name: 'capstan_model_tokens_total',
      help: 'Tokens of answered requests, as vendors count them.',
      labelNames: ['provider', 'model', 'direction'],
    });
    this.observe(
      modelCallOperation.onEnd(({ provider, model, usage }, { seconds, error }) => {
        calls.observe({ provider, model, outcome: outcomeOf(error) }, seconds);
        if (!usage) return;
        tokens.inc({ provider, model, direction: 'input' }, usage.inputTokens);
        tokens.inc({ provider, model, direction: 'output' }, usage.outputTokens);
      }),
    );
  }
}

function outcomeOf(error: unknown): string {
  if (error === undefined) return 'ok';
  return error instanceof ModelCallError ? error.reason : 'cancelled';
}
