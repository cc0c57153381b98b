import { Inject } from '@nestjs/common';
import {
  type CallContext,
  type CapabilityProvider,
  type ConfigOf,
  DefineProvider,
  OutboundClient,
  OutboundError,
  type OutboundResponse,
  Pace,
  ProviderFailure,
  ReadingThreads,
  defineReading,
  failureForStatus,
  retryAfterSeconds,
} from '@capstan/kit';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { duckduckgoConfig } from './duckduckgo.config.js';
import type { fromDuckduckgo } from './duckduckgo-page.reading.js';
import { toDuckduckgoRequest } from './duckduckgo.request.js';

const RESULT_PAGE = defineReading<typeof fromDuckduckgo>(
  import.meta.url,
  './duckduckgo-page.reading.js',
  'fromDuckduckgo',
);

/** How long it shuts an address out, as far as anyone knows. */
const BLOCK_SECONDS = 3600;
/** A page of results is some 50 kB. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * DuckDuckGo's search page for browsers without JavaScript, web only, first page only. It is no interface and not
 * offered to programs: off unless the operator names it, one request at a time, best effort.
 */
@DefineProvider({
  name: 'duckduckgo',
  title: 'DuckDuckGo',
  homepage: 'https://html.duckduckgo.com/html/',
  config: duckduckgoConfig,
  isOptIn: true,
})
export class DuckduckgoProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace: Pace;

  constructor(
    @Inject(duckduckgoConfig.token) private readonly config: ConfigOf<typeof duckduckgoConfig>,
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
  ) {
    this.pace = new Pace({ title: 'DuckDuckGo', concurrent: 1, intervalMs: config.intervalMs });
  }

  isConfigured(): boolean {
    return true;
  }

  supports({ source_type }: SearchParams): boolean {
    return source_type === 'web';
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const response = await this.pace.run((timeoutMs) => this.ask(params, { ...context, timeoutMs }), context);
    if (!response) return toSearchResult([], params);
    const failure = blockOf(response.status, response) ?? failureForStatus(response);
    if (failure) throw failure;
    const page = await this.threads.run(RESULT_PAGE, context.signal, response.text());
    if (page === 'challenge') throw blocked();
    if (!page) throw new ProviderFailure('upstream_error', 'the answer is no page of results of DuckDuckGo');
    return toSearchResult(page.candidates, params);
  }

  /** Undefined when it sends us elsewhere, as it does for queries that it takes for commands. */
  private async ask(
    params: SearchParams,
    { signal, timeoutMs }: CallContext,
  ): Promise<OutboundResponse | undefined> {
    const { baseUrl } = this.config;
    try {
      return await this.outbound.request({
        url: `${baseUrl}/html/`,
        method: 'POST',
        ...toDuckduckgoRequest(params, baseUrl),
        maxRedirects: 0,
        maxBytes: MAX_BYTES,
        signal,
        timeoutMs,
      });
    } catch (error) {
      if (error instanceof OutboundError && error.code === 'too_many_redirects') return undefined;
      throw error;
    }
  }
}

/** 202 carries a CAPTCHA, 403 nothing. */
function blockOf(status: number, { headers }: OutboundResponse): ProviderFailure | undefined {
  return status === 202 || status === 403 ? blocked(retryAfterSeconds(headers['retry-after'])) : undefined;
}

function blocked(waitSeconds: number = BLOCK_SECONDS): ProviderFailure {
  return new ProviderFailure('blocked', 'DuckDuckGo asks for a CAPTCHA or refuses this address', {
    retryAfterSeconds: waitSeconds,
  });
}
