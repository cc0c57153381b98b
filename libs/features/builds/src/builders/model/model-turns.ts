import { type Models, ModelsError, type ToolDescription, type TurnAnswer } from '@capstan/platform-models';
import type { BuildSession } from '../build-session.js';
import type { Conversation } from './conversation.js';
import { LiveAnswer } from './live-answer.js';
import { retryTransientModelErrors } from './transient-model-errors.js';
import { prunedHistory } from './pruned-history.js';
import { SYSTEM_PROMPT } from './system-prompt.js';
import type { TurnLimits } from './turn-limits.js';

/** Requests turns from the models, streams their text, and counts usage. */
export class ModelTurns {
  /** @param speaker the previous model: a name in LLM_PROVIDERS, or the builder's. */
  constructor(
    private readonly models: Models,
    private readonly session: BuildSession,
    private readonly conversation: Conversation,
    private readonly tools: readonly ToolDescription[],
    private readonly limits: TurnLimits,
    private speaker: string,
  ) {}

  /** @throws ModelsError if none answers after waiting; BuildCapError; the signal's reason. */
  async next(): Promise<TurnAnswer> {
    const { session, conversation } = this;
    const live = new LiveAnswer(session, conversation.all('said').length + 1, this.speaker);
    const answer = await retryTransientModelErrors(session, this.limits.maxWaitMs, () => this.ask(live));
    this.speaker = answer.provider;
    return answer;
  }

  private async ask(live: LiveAnswer): Promise<TurnAnswer> {
    const { session, conversation } = this;
    const { historyTokens, maxOutputTokens, timeoutMs, idleTimeoutMs } = this.limits;
    try {
      const answer = await this.models.turn({
        system: SYSTEM_PROMPT,
        messages: prunedHistory(conversation.messages(), historyTokens),
        tools: this.tools,
        maxOutputTokens,
        timeoutMs,
        idleTimeoutMs,
        signal: session.signal,
        onModel: live.onModel,
        onText: live.onText,
        onSuperseded: live.onSuperseded,
      });
      await session.spend(answer.usage);
      return answer;
    } catch (error) {
      if (error instanceof ModelsError) await session.spend(error.usage);
      throw error;
    } finally {
      await live.end();
    }
  }
}
