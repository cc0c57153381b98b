import { type AnswerRanking, type Likeness, likenessOf, textsToCompare } from '@capstan/answers';
import { Injectable, Logger } from '@nestjs/common';
import { type CallContext, ReadingThreads, ThreadError, defineReading } from '@capstan/kit';
import { SentenceComparer } from '@capstan/platform-embeddings';
import type { QuotedAnswer, answerCandidates, quotedAnswer } from './quoted-answer.reading.js';
import type { ResultPage } from './result-pages.js';

const MODULE = './quoted-answer.reading.js';
const CANDIDATES = defineReading<typeof answerCandidates>(import.meta.url, MODULE, 'answerCandidates');
const QUOTED_ANSWER = defineReading<typeof quotedAnswer>(import.meta.url, MODULE, 'quotedAnswer');

/** Subtracted from the time of the sentence model, so that words still choose an answer when it is too slow. */
const RESERVE_MS = 2_000;
/** How long an answer waits for the sentence model, which reads one question at a time. */
const MODEL_MS = 3_000;
/** Less is not worth a start: a reading that is aborted costs its thread. */
const LEAST_MS = 1_000;

/** An answer made of quotations, and how it was chosen. */
export interface ChosenAnswer extends QuotedAnswer {
  ranking: AnswerRanking;
}

/** Finds quotations that answer, in threads: pages are long and untrusted. */
@Injectable()
export class QuotedAnswers {
  private readonly logger = new Logger('SearchAnswer');

  constructor(
    private readonly threads: ReadingThreads,
    private readonly sentences: SentenceComparer,
  ) {}

  /** Without an answer if the pages cannot be searched in time; the results of the search are returned in any case. */
  async find(query: string, pages: readonly ResultPage[], context: CallContext): Promise<ChosenAnswer> {
    const endsAtMs = performance.now() + context.timeoutMs;
    const modelMs = Math.min(MODEL_MS, context.timeoutMs - RESERVE_MS);
    const likenesses =
      modelMs < LEAST_MS
        ? undefined
        : await this.inTime<Likeness[]>(
            'answers are chosen by words alone',
            { ...context, timeoutMs: modelMs },
            (signal) => this.read(query, pages, signal),
          );
    const answer = await this.inTime(
      'no quotations',
      { ...context, timeoutMs: endsAtMs - performance.now() },
      (signal) => this.threads.run(QUOTED_ANSWER, signal, query, pages, likenesses),
    );
    const ranking = likenesses?.length ? 'words_and_meaning' : 'words';
    return { ...(answer ?? { answer: null, sources: [] }), ranking };
  }

  /** Rates the candidates with the sentence model of this machine; empty without one. */
  private async read(query: string, pages: readonly ResultPage[], signal: AbortSignal): Promise<Likeness[]> {
    if (!this.sentences.isAvailable()) return [];
    const candidates = await this.threads.run(CANDIDATES, signal, query, pages);
    if (candidates.length === 0) return [];
    const compared = await this.sentences.compare(query, candidates.map(textsToCompare), signal);
    return compared.map(likenessOf);
  }

  /** Undefined, with a warning, when threads cannot do the work in time. */
  private async inTime<T>(
    failure: string,
    { signal, timeoutMs, requestId }: CallContext,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const tooLate = AbortSignal.timeout(Math.max(0, Math.floor(timeoutMs)));
    try {
      return await work(AbortSignal.any([signal, tooLate]));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ThreadError)) throw error;
      this.logger.warn({ msg: `${failure}: ${error.message}`, request_id: requestId });
      return undefined;
    }
  }
}
