import type { AssistantMessage } from '../contract/dialogue.js';
import type { ModelClient } from '../client/model-client.js';
import type { ModelCallError } from '../contract/model-call.error.js';
import type { TurnRequest } from '../contract/models.js';
import type { ModelFailure } from '../contract/models.error.js';
import type { Answer } from './text-answer.js';
import { turnAnswer } from './turn-answer.js';
import { Spending } from './spending.js';
import type { ModelUsage, TokenUsage } from '../contract/usage.js';

const NOTHING: TokenUsage = { inputTokens: 0, outputTokens: 0 };

/** One turn across the models: adds up their usage, and reports to the caller which one answers. */
export class TurnCall {
  private readonly spending = new Spending();
  /** The model that is answering; late output of others is dropped. */
  private activeClient: ModelClient | undefined;
  private hasStarted = false;
  private used: TokenUsage = NOTHING;

  constructor(private readonly request: TurnRequest) {}

  get usage(): ModelUsage {
    return this.spending.total;
  }

  /** @throws ModelCallError. */
  async answer(
    client: ModelClient,
    signal: AbortSignal,
    failures: readonly ModelFailure[],
  ): Promise<Answer<AssistantMessage>> {
    this.activeClient = client;
    this.hasStarted = false;
    this.used = NOTHING;
    const isCurrent = (): boolean => this.activeClient === client && !signal.aborted;
    const announce = (): void => {
      if (this.hasStarted) return;
      this.hasStarted = true;
      this.request.onModel?.({ provider: client.provider, model: client.model }, failures);
    };
    const given = await turnAnswer(client, this.request, signal, {
      onText: (text) => {
        if (!isCurrent()) return;
        announce();
        this.request.onText?.(text);
      },
      onUsage: (usage) => {
        if (isCurrent()) this.used = usage;
      },
    });
    announce();
    this.count(client);
    return given;
  }

  failed(client: ModelClient, fault: ModelCallError): void {
    this.activeClient = undefined;
    this.count(client);
    if (!this.hasStarted) return;
    this.hasStarted = false;
    this.request.onSuperseded?.({
      provider: client.provider,
      reason: fault.reason,
      detail: fault.message,
    });
  }

  private count(client: ModelClient): void {
    this.spending.add(client, this.used);
  }
}
