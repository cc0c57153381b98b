import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Models, ModelsError } from '@capstan/kit';
import type { Depth } from '../../model/depth.js';
import type { Draft } from '../../model/draft.js';
import type { QueryPlan } from '../../model/query-plan.js';
import type { ResearchRun } from '../../run/research-run.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from '../step-timeouts.js';
import { ModelReport, type ReportPrompt, draftOfReport, promptOf } from './model-report.js';
import type { NumberedPassage } from '../../model/numbered-passage.js';

/** Characters of passages for a model. */
export const MAX_CHARACTERS: Readonly<Record<Depth, number>> = {
  standard: 24_000,
  deep: 60_000,
  comprehensive: 120_000,
};
/** Includes the reasoning tokens of a model. */
const MAX_OUTPUT_TOKENS = 6_000;
/** Vendors report tokens only afterwards: conservative estimate of UTF-8 bytes per token. */
const BYTES_PER_TOKEN = 3;
/** An invalid answer is sent back once with its errors, which costs the same again. */
const TURNS = 2;
/** Reserved for checking the model's report. */
const VERIFICATION_MS = 3_000;
/** With less time the call would time out, which puts the model into cooldown although others were slow. */
const MIN_TIME_MS = 4_000;
/** Cannot be guessed by a page. */
const NONCE_BYTES = 12;

/** Result of a model call; stored as a checkpoint. */
type Answer = { report: ModelReport; author: string } | { failure: string };

/** Writes a draft with the operator's language model from numbered passages. The draft is untrusted. */
@Injectable()
export class ModelSynthesis {
  private readonly logger = new Logger('ResearchSynthesis');

  constructor(
    private readonly models: Models,
    @Inject(STEP_TIMEOUTS) private readonly timeouts: StepTimeouts = DEFAULT_STEP_TIMEOUTS,
  ) {}

  isConfigured(): boolean {
    return this.models.isConfigured();
  }

  /**
   * @param attempt `1`, or `2` with the rejected sentences of the first.
   * @returns null if no model answers in time, or tokens are used up; the first attempt emits a warning then.
   */
  async write(
    run: ResearchRun,
    plan: QueryPlan,
    passages: readonly NumberedPassage[],
    { attempt, rejected }: { attempt: 1 | 2; rejected: readonly string[] } = { attempt: 1, rejected: [] },
  ): Promise<Draft | null> {
    const { budget, checkpoints, request } = run;
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    const asked = promptOf(request.query, plan, passages, { nonce, rejected });
    const tokens =
      TURNS *
      (Math.ceil(Buffer.byteLength(asked.system + asked.prompt) / BYTES_PER_TOKEN) + MAX_OUTPUT_TOKENS);
    const key = attempt === 1 ? 'synthesis:model' : `synthesis:model:${attempt}`;
    const answer: Answer = budget.reserve('tokens', tokens)
      ? await checkpoints.once(key, () => this.ask(run, asked))
      : { failure: 'no tokens are left' };
    if ('report' in answer) return draftOfReport(answer.report, plan, passages, answer.author);
    if (attempt === 1) {
      await run.emit(`${key}:failed`, 'warning', {
        code: 'model_failed',
        message: `No language model wrote the report (${answer.failure}); it consists of quotations.`,
      });
    }
    return null;
  }

  private async ask({ id, budget }: ResearchRun, asked: ReportPrompt): Promise<Answer> {
    const leftMs = budget.leftMs() - VERIFICATION_MS;
    if (leftMs < MIN_TIME_MS) return { failure: 'no time is left' };
    try {
      const { value, provider, model } = await this.models.object({
        schema: ModelReport,
        ...asked,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: budget.signal,
        timeoutMs: Math.min(this.timeouts.reportMs, leftMs),
      });
      return { report: value, author: `${provider}:${model}` };
    } catch (error) {
      budget.signal.throwIfAborted();
      if (!(error instanceof ModelsError)) throw error;
      this.logger.warn({ msg: error.message, run_id: id });
      return { failure: error.failures.at(-1)?.reason ?? 'none is configured' };
    }
  }
}
