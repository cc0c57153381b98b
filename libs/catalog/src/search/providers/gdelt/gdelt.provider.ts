import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  type OutboundResponse,
  Pace,
  ProviderFailure,
  failureForStatus,
  retryAfterSeconds,
} from '@capstan/kit';
import { oneLine } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { gdeltConfig } from './gdelt.config.js';
import { GDELT_LANGUAGES } from './gdelt.languages.js';
import { fromGdelt, parseGdelt, toGdeltRequest } from './gdelt.mapper.js';
import { gdeltTerms } from './gdelt.query.js';

/** What GDELT's notice of its limit names when it names nothing. */
const DEFAULT_WAIT_SECONDS = 5;

/** News of the past three months in 65 languages, from the GDELT Project; needs no account. Headlines only. */
@DefineProvider({
  name: 'gdelt',
  title: 'GDELT',
  homepage: 'https://www.gdeltproject.org',
  config: gdeltConfig,
})
export class GdeltProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace: Pace;

  constructor(
    @Inject(gdeltConfig.token) private readonly config: ConfigOf<typeof gdeltConfig>,
    private readonly outbound: OutboundClient,
  ) {
    this.pace = new Pace({ title: 'GDELT', concurrent: 1, intervalMs: config.intervalMs });
  }

  isConfigured(): boolean {
    return true;
  }

  /** News, in the languages it monitors. */
  supports({ source_type, language }: SearchParams): boolean {
    return source_type === 'news' && (language === undefined || language in GDELT_LANGUAGES);
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const { signal } = context;
    signal.throwIfAborted();
    const terms = gdeltTerms(params.query);
    if (terms === undefined) return toSearchResult([], params);
    const url = `${this.config.baseUrl}${toGdeltRequest(terms, params)}`;
    const response = await this.pace.run(
      (timeoutMs) =>
        this.outbound.request({ url, headers: { accept: 'application/json' }, signal, timeoutMs }),
      context,
    );
    const body = parseGdelt(response.text());
    const failure = limitOf(response, body) ?? failureForStatus(response);
    if (failure) throw failure;
    const articles = fromGdelt(body);
    if (!articles) throw new ProviderFailure('upstream_error', wordsOf(response, body));
    return toSearchResult(articles, params);
  }
}

/** GDELT tells its limit as a sentence, under 429 or 200. */
function limitOf(response: OutboundResponse, body: unknown): ProviderFailure | undefined {
  const notice = body === undefined && response.status === 200 ? response.text() : '';
  const isNotice = /\blimit requests\b|\btoo many requests\b/i.test(notice);
  if (response.status !== 429 && !isNotice) return undefined;
  const stated = /every (\d{1,4}) seconds/i.exec(response.text())?.[1];
  return new ProviderFailure('rate_limited', 'GDELT limits the rate', {
    retryAfterSeconds:
      retryAfterSeconds(response.headers['retry-after']) ?? Number(stated ?? DEFAULT_WAIT_SECONDS),
  });
}

/** A query that GDELT does not take is answered by a sentence under 200; ours should never be one of those. */
function wordsOf(response: OutboundResponse, body: unknown): string {
  const text = oneLine(response.text());
  const isSentence = body === undefined && /^[A-Z][^<>{}]{10,}$/.test(text);
  return isSentence ? `GDELT answered: ${cutText(text, 200)}` : 'the answer is not one of GDELT';
}
