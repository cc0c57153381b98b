import type { ModelClient } from '../client/model-client.js';
import { costUsd } from '../client/token-price.js';
import type { ModelUsage, TokenUsage } from '../contract/usage.js';

/** Adds up the usage of the requests of one call, over all models. */
export class Spending {
  readonly total: ModelUsage = { inputTokens: 0, outputTokens: 0, usd: 0 };

  add({ price }: Pick<ModelClient, 'price'>, used: TokenUsage): void {
    this.total.inputTokens += used.inputTokens;
    this.total.outputTokens += used.outputTokens;
    this.total.usd += costUsd(used, price);
  }
}
