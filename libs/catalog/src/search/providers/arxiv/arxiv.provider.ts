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
  ReadingThreads,
  defineReading,
  failureForStatus,
  retryAfterSeconds,
} from '@capstan/kit';
import { oneLine } from '@capstan/parsing';
import { cutText } from '@capstan/text-analysis';
import { isWantedDomain } from '../../domains.js';
import { toSearchResult } from '../../search-hits.js';
import type { SearchParams } from '../../search.params.js';
import type { SearchResult } from '../../search.result.js';
import { arxivConfig } from './arxiv.config.js';
import { fromArxiv, toArxivRequest } from './arxiv.mapper.js';
import type { AtomEntry, parseAtomFeed } from './atom-feed.reading.js';

const ATOM_FEED = defineReading<typeof parseAtomFeed>(
  import.meta.url,
  './atom-feed.reading.js',
  'parseAtomFeed',
);

/** Preprints of physics, mathematics, computer science and their neighbours. Needs no account. */
@DefineProvider({
  name: 'arxiv',
  title: 'arXiv',
  homepage: 'https://info.arxiv.org/help/api/index.html',
  config: arxivConfig,
})
export class ArxivProvider implements CapabilityProvider<SearchParams, SearchResult> {
  private readonly pace: Pace;

  constructor(
    @Inject(arxivConfig.token) private readonly config: ConfigOf<typeof arxivConfig>,
    private readonly outbound: OutboundClient,
    private readonly threads: ReadingThreads,
  ) {
    this.pace = new Pace({ title: 'arXiv', concurrent: 1, intervalMs: config.intervalMs });
  }

  isConfigured(): boolean {
    return true;
  }

  /** One site, whose papers are in English but for a few. */
  supports(params: SearchParams): boolean {
    const { source_type, language } = params;
    if (source_type !== 'academic' || (language !== undefined && language !== 'en')) return false;
    return isWantedDomain('arxiv.org', params);
  }

  async call(params: SearchParams, context: CallContext): Promise<SearchResult> {
    const { signal } = context;
    signal.throwIfAborted();
    const path = toArxivRequest(params);
    if (path === undefined) return toSearchResult([], params);
    const response = await this.pace.run(
      (timeoutMs) =>
        this.outbound.request({
          url: `${this.config.baseUrl}${path}`,
          headers: { accept: 'application/atom+xml' },
          signal,
          timeoutMs,
        }),
      context,
    );
    return toSearchResult(fromArxiv(await this.entriesOf(response, signal)), params);
  }

  /** @throws ProviderFailure when the answer is no list of papers. */
  private async entriesOf(response: OutboundResponse, signal: AbortSignal): Promise<AtomEntry[]> {
    const text = response.text();
    // A plain sentence, now and then under 200 or 503.
    if (response.status === 429 || /^\s*Rate exceeded/i.test(text)) {
      throw new ProviderFailure('rate_limited', 'arXiv limits the rate', {
        retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
      });
    }
    const entries = await this.threads.run(ATOM_FEED, signal, text);
    const fault = entries?.find(isFault);
    if (fault) {
      throw new ProviderFailure('upstream_error', `arXiv answered: ${cutText(oneLine(fault.summary), 200)}`);
    }
    const failure = failureForStatus(response);
    if (failure) throw failure;
    if (!entries) throw new ProviderFailure('upstream_error', 'the answer is not one of arXiv');
    return entries;
  }
}

/** Faults are told as an entry in place of the papers, under 200 or 400. */
function isFault({ id, title }: AtomEntry): boolean {
  return title === 'Error' || /^https?:\/\/(?:export\.)?arxiv\.org\/api\/errors/.test(id);
}
