import {
  type ModelFailure,
  type Models,
  ModelsError,
  type ToolDescription,
  type TurnAnswer,
} from '@capstan/platform-models';
import type { BuildSession } from '../build-session.js';
import type { Conversation } from './conversation.js';
import { LiveAnswer, reasonOf } from './live-answer.js';
import { pause } from './pause.js';
import { prunedHistory } from './pruned-history.js';
import { SYSTEM_PROMPT } from './system-prompt.js';
import type { TurnLimits } from './turn-limits.js';

/** How often in one turn is waited for models that are busy. */
const MAX_WAITS = 2;

/** Before a question is put again, when the vendor does not say. */
const SHORT_WAIT_SECONDS = 2;

/** What may be over in a moment. */
const PASSING: ReadonlySet<ModelFailure['reason']> = new Set([
  'rate_limited',
  'upstream_error',
  'invalid_output',
]);

/** Asks the models for their turns in a conversation, streams what they say, and counts what they use. */
export class ModelTurns {
  /** @param speaker who spoke last: a name in LLM_PROVIDERS, or the builder's. */
  constructor(
    private readonly models: Models,
    private readonly session: BuildSession,
    private readonly conversation: Conversation,
    private readonly tools: readonly ToolDescription[],
    private readonly limits: TurnLimits,
    private speaker: string,
  ) {}

  /** @throws ModelsError when none answers, though it was waited for them; BuildCapError; the signal's reason. */
  async next(): Promise<TurnAnswer> {
    const { session, conversation } = this;
    const live = new LiveAnswer(session, conversation.all('said').length + 1, this.speaker);
    for (let waits = 0; ; waits += 1) {
      try {
        const answer = await this.ask(live);
        this.speaker = answer.provider;
        return answer;
      } catch (error) {
        if (!(error instanceof ModelsError) || waits >= MAX_WAITS) throw error;
        const seconds = secondsToWait(error.failures);
        if (seconds === null || seconds * 1000 > this.limits.patienceMs) throw error;
        await this.wait(seconds, error.failures);
      }
    }
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

  private async wait(seconds: number, failures: readonly ModelFailure[]): Promise<void> {
    const { session } = this;
    await session.emit('warning', {
      code: 'models_busy',
      message: `No language model answers now (${reasonOf(failures)}). Asking again in ${seconds} s.`,
    });
    await pause(seconds * 1000, session.signal);
  }
}

/** Until the first of those whose trouble passes may answer; null when there is none. */
function secondsToWait(failures: readonly ModelFailure[]): number | null {
  const waits = failures
    .filter(({ reason }) => PASSING.has(reason))
    .map(({ retryAfterSeconds }) => Math.max(1, retryAfterSeconds ?? SHORT_WAIT_SECONDS));
  return waits.length === 0 ? null : Math.min(...waits);
}
