import { Injectable, Logger } from '@nestjs/common';
import { type CallContext, ReadingThreads, ThreadError, defineReading } from '@capstan/kit';
import type { QuotedAnswer, quotedAnswer } from './quoted-answer.reading.js';
import type { ResultPage } from './result-pages.js';

const QUOTED_ANSWER = defineReading<typeof quotedAnswer>(
  import.meta.url,
  './quoted-answer.reading.js',
  'quotedAnswer',
);

const NONE: QuotedAnswer = { answer: null, sources: [] };

/** Finds quotations that answer, in a thread: pages are long and untrusted. */
@Injectable()
export class QuotedAnswers {
  private readonly logger = new Logger('SearchAnswer');

  constructor(private readonly threads: ReadingThreads) {}

  /** Without an answer if the pages cannot be searched in time; the results of the search are returned in any case. */
  async find(query: string, pages: readonly ResultPage[], context: CallContext): Promise<QuotedAnswer> {
    const tooLate = AbortSignal.timeout(Math.max(0, context.timeoutMs));
    try {
      return await this.threads.run(QUOTED_ANSWER, AbortSignal.any([context.signal, tooLate]), query, pages);
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof ThreadError)) throw error;
      this.logger.warn({ msg: `no quotations: ${error.message}`, request_id: context.requestId });
      return NONE;
    }
  }
}
