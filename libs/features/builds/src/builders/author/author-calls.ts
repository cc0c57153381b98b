import { type ModelAnswer, type Models, ModelsError } from '@capstan/platform-models';
import type { BuildSession } from '../build-session.js';
import { reasonOf } from '../model/live-answer.js';
import { retryTransientModelErrors } from '../model/transient-model-errors.js';
import type { TurnLimits } from '../model/turn-limits.js';
import { AUTHOR_ANSWER, type AuthorAnswer } from './author-answer.js';
import { systemPrompt } from './author-prompt.js';

/** Asks the models for edits of a document, and counts usage. */
export class AuthorCalls {
  /** @param speaker the last model that answered; at first, the previous builder. */
  constructor(
    private readonly models: Models,
    private readonly session: BuildSession,
    private readonly limits: TurnLimits,
    public speaker: string,
  ) {}

  /** @throws ModelsError if none answers after waiting; BuildCapError; the signal's reason. */
  async ask(prompt: string): Promise<AuthorAnswer> {
    const { value, provider, model, failures } = await retryTransientModelErrors(
      this.session,
      this.limits.maxWaitMs,
      () => this.answer(prompt),
    );
    if (provider !== this.speaker) {
      const reason = failures.length === 0 ? 'first in LLM_PROVIDERS' : reasonOf(failures);
      await this.session.emit('builder.changed', { from: this.speaker, to: provider, model, reason });
      this.speaker = provider;
    }
    return value;
  }

  private async answer(prompt: string): Promise<ModelAnswer<AuthorAnswer>> {
    const { models, session, limits } = this;
    try {
      const answer = await models.object({
        system: systemPrompt(),
        prompt,
        schema: AUTHOR_ANSWER,
        maxOutputTokens: limits.maxOutputTokens,
        timeoutMs: limits.answerTimeoutMs,
        signal: session.signal,
      });
      await session.spend(answer.usage);
      return answer;
    } catch (error) {
      if (error instanceof ModelsError) await session.spend(error.usage);
      throw error;
    }
  }
}
