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

/** Number of waits for busy models per turn. */
const MAX_WAITS = 2;

/** Wait before retrying if the vendor states none. */
const SHORT_WAIT_SECONDS = 2;

/** Transient failures. */
const TRANSIENT_CODES: ReadonlySet<ModelFailure['reason']> = new Set([
  'rate_limited',
  'upstream_error',
  'invalid_output',
]);

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
    for (let waits = 0; ; waits += 1) {
      try {
        const answer = await this.ask(live);
        this.speaker = answer.provider;
        return answer;
      } catch (error) {
        if (!(error instanceof ModelsError) || waits >= MAX_WAITS) throw error;
        const seconds = secondsToWait(error.failures);
        if (seconds === null || seconds * 1000 > this.limits.maxWaitMs) throw error;
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
      message: `No language model answers now (${reasonOf(failures)}). Retrying in ${seconds} s.`,
    });
    await pause(seconds * 1000, session.signal);
  }
}

/** Seconds until the first transient failure may be over; null if there is none. */
function secondsToWait(failures: readonly ModelFailure[]): number | null {
  const waits = failures
    .filter(({ reason }) => TRANSIENT_CODES.has(reason))
    .map(({ retryAfterSeconds }) => Math.max(1, retryAfterSeconds ?? SHORT_WAIT_SECONDS));
  return waits.length === 0 ? null : Math.min(...waits);
}
