import {
  type OutboundResponse,
  ProviderFailure,
  ReadingThreads,
  defineHttpProvider,
  defineReading,
  retryAfterSeconds,
} from '@capstan/kit';
import { searchVendor } from '../../search-hits.js';
import { duckduckgoConfig } from './duckduckgo.config.js';
import type { fromDuckduckgo } from './duckduckgo-page.reading.js';
import { toDuckduckgoRequest } from './duckduckgo.request.js';

const RESULT_PAGE = defineReading<typeof fromDuckduckgo>(
  import.meta.url,
  './duckduckgo-page.reading.js',
  'fromDuckduckgo',
);

/** How long it blocks a client, if known. */
const BLOCK_SECONDS = 3600;

/**
 * DuckDuckGo's search page for browsers without JavaScript, web only, first page only. It is not an API and not offered
 * to programs: disabled unless the operator lists it, one request at a time, best effort.
 */
export const DuckduckgoProvider = defineHttpProvider({
  info: {
    name: 'duckduckgo',
    title: 'DuckDuckGo',
    homepage: 'https://html.duckduckgo.com/html/',
    isOptIn: true,
  },
  config: duckduckgoConfig,
  uses: { threads: ReadingThreads },
  ...searchVendor,
  supports: ({ source_type }) => source_type === 'web',
  pace: ({ intervalMs }) => ({ concurrent: 1, intervalMs }),
  maxRedirects: 0,
  request: (params, { config }) => toDuckduckgoRequest(params, config.baseUrl),
  answer: 'text',
  // It redirects queries that it interprets as commands.
  failureOfError: ({ code }) => (code === 'too_many_redirects' ? null : undefined),
  failureOf: blockOf,
  read: async (html, { uses, signal }) => {
    const page = await uses.threads.run(RESULT_PAGE, signal, html);
    if (page === 'challenge') throw blocked();
    return page?.candidates;
  },
});

/** 202 has a CAPTCHA, 403 no content. */
function blockOf({ status, headers }: OutboundResponse): ProviderFailure | undefined {
  return status === 202 || status === 403 ? blocked(retryAfterSeconds(headers['retry-after'])) : undefined;
}

function blocked(waitSeconds: number = BLOCK_SECONDS): ProviderFailure {
  return new ProviderFailure('blocked', 'DuckDuckGo requires a CAPTCHA or blocks this client', {
    retryAfterSeconds: waitSeconds,
  });
}
