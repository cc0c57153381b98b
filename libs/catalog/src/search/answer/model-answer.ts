import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import {
  type CallContext,
  Models,
  ModelsError,
  ReadingThreads,
  ThreadError,
  defineReading,
} from '@capstan/kit';
import { fencePassages } from '@capstan/text-analysis';
import type { bestPassages } from './best-passages.reading.js';
import { type CitedSentences, citedSentences } from './cited-sentences.js';
import type { ResultPage } from './result-pages.js';

const BEST_PASSAGES = defineReading<typeof bestPassages>(
  import.meta.url,
  './best-passages.reading.js',
  'bestPassages',
);

const PASSAGES = { perSource: 3, total: 12 };

/** An answer has about 200; reasoning models need the rest before they write. */
const MAX_OUTPUT_TOKENS = 2_000;
/** Less would cause timeouts that open the model's breaker although the pages before it were slow. */
const MIN_TIME_MS = 4_000;
/** Random, so that no page can guess it. */
const NONCE_BYTES = 12;

const SYSTEM = [
  'You answer a question from numbered sources and from nothing else.',
  'Write two to six plain sentences in the language of the question. End every sentence with the marker of the source it',
  'rests on, like this: The tide turns twice a day [Source 2].',
  'When they do not answer the question, reply with the one word NOTHING.',
].join('\n');

/** An answer in the words of the operator's language model, verified against its sources. */
@Injectable()
export class ModelAnswer {
  private readonly logger = new Logger('SearchAnswer');

  constructor(
    private readonly models: Models,
    private readonly threads: ReadingThreads,
  ) {}

  /** Returns `undefined` if no model is configured or responds in time, or no sentence of its answer is supported. */
  async write(
    query: string,
    pages: readonly ResultPage[],
    context: CallContext,
  ): Promise<CitedSentences | undefined> {
    if (!this.models.isConfigured()) return undefined;
    const endsAtMs = performance.now() + context.timeoutMs;
    try {
      const texts = new Map(pages.map(({ source, text }) => [source, text]));
      const passages = await this.threads.run(BEST_PASSAGES, context.signal, query, texts, PASSAGES);
      const timeoutMs = Math.floor(endsAtMs - performance.now());
      if (passages.length === 0 || timeoutMs < MIN_TIME_MS) return undefined;
      const fenced = fencePassages(
        passages.map(({ source, text }) => ({ label: `Source ${source}`, text })),
        randomBytes(NONCE_BYTES).toString('hex'),
      );
      const { value } = await this.models.text({
        system: `${SYSTEM}\n${fenced.rule}`,
        prompt: `${fenced.text}\n\nQuestion: ${query}`,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: context.signal,
        timeoutMs,
      });
      const cited = citedSentences(value, passages);
      return cited.text === '' ? undefined : cited;
    } catch (error) {
      context.signal.throwIfAborted();
      if (!(error instanceof ModelsError || error instanceof ThreadError)) throw error;
      this.logger.warn({ msg: error.message, request_id: context.requestId });
      return undefined;
    }
  }
}
