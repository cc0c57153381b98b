import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Models, ModelsError } from '@capstan/kit';
import type { ModelJudgment } from '../../model/model-judgment.js';
import type { Report } from '../../model/report.js';
import type { ResearchRun } from '../../run/research-run.js';
import { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from '../step-timeouts.js';
import { Judgment, type JudgedClaim, idOf, judgmentPrompt } from './claim-judge.prompt.js';

/** Claims of one call. */
const BATCH_SIZE = 20;
const MAX_OUTPUT_TOKENS = 3_000;
/** Vendors report tokens only afterwards: conservative estimate of UTF-8 bytes per token. */
const BYTES_PER_TOKEN = 3;
/** An invalid answer is sent back once with its errors, which costs the same again. */
const TURNS = 2;
/** Reserved for the second verification. */
const VERIFICATION_MS = 2_000;
const MIN_TIME_MS = 4_000;
/** Cannot be guessed by a page. */
const NONCE_BYTES = 12;

/**
 * Has the operator's language model judge the sentences of a report that the verifier accepted, each with its passage and without
 * the draft. Sentences without a judgment keep the result of the verifier.
 */
@Injectable()
export class ClaimJudge {
  private readonly logger = new Logger('ResearchVerification');

  constructor(
    private readonly models: Models,
    @Inject(STEP_TIMEOUTS) private readonly timeouts: StepTimeouts = DEFAULT_STEP_TIMEOUTS,
  ) {}

  /** @returns the judgments that a model made; empty if none is configured or available, or tokens or time are used up. */
  async judge(run: ResearchRun, report: Report): Promise<ModelJudgment[]> {
    const claims = this.models.isConfigured() ? wordedClaims(report) : [];
    const judgments: ModelJudgment[] = [];
    for (let first = 0; first < claims.length; first += BATCH_SIZE)
      judgments.push(...(await this.judgeBatch(run, claims.slice(first, first + BATCH_SIZE), first)));
    return judgments;
  }

  private async judgeBatch(
    run: ResearchRun,
    batch: readonly JudgedClaim[],
    first: number,
  ): Promise<ModelJudgment[]> {
    const asked = judgmentPrompt(batch, randomBytes(NONCE_BYTES).toString('hex'));
    const tokens =
      TURNS *
      (Math.ceil(Buffer.byteLength(asked.system + asked.prompt) / BYTES_PER_TOKEN) + MAX_OUTPUT_TOKENS);
    if (!run.budget.reserve('tokens', tokens)) return [];
    return run.checkpoints.once(`verification:judge:${first}`, () => this.ask(run, asked, batch));
  }

  private async ask(
    { id, budget }: ResearchRun,
    asked: { system: string; prompt: string },
    batch: readonly JudgedClaim[],
  ): Promise<ModelJudgment[]> {
    const leftMs = budget.leftMs() - VERIFICATION_MS;
    if (leftMs < MIN_TIME_MS) return [];
    try {
      const { value } = await this.models.object({
        schema: Judgment,
        ...asked,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: budget.signal,
        timeoutMs: Math.min(this.timeouts.judgmentMs, leftMs),
      });
      const verdicts = new Map(value.verdicts.map((verdict) => [verdict.id, verdict.is_supported]));
      return batch.flatMap(({ text }, index) => {
        const isSupported = verdicts.get(idOf(index));
        return isSupported === undefined ? [] : [{ text, isSupported }];
      });
    } catch (error) {
      budget.signal.throwIfAborted();
      if (!(error instanceof ModelsError)) throw error;
      this.logger.warn({ msg: error.message, run_id: id });
      return [];
    }
  }
}

/** The sentences in a model's words, each once. Quotations need no judgment. */
function wordedClaims({ summary, sections, keyFindings }: Report): JudgedClaim[] {
  const sentences = [...summary, ...sections.flatMap((section) => section.sentences), ...keyFindings];
  const worded = sentences.filter(({ kind }) => kind === 'worded');
  return [
    ...new Map(
      worded.map(({ text, citations }) => [text, { text, quotes: citations.map(({ quote }) => quote) }]),
    ).values(),
  ];
}
