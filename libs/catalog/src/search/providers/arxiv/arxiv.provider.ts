import {
  type OutboundResponse,
  ProviderFailure,
  ReadingThreads,
  defineHttpProvider,
  defineReading,
  retryAfterSeconds,
} from '@capstan/kit';
import { cutText } from '@capstan/text-analysis';
import { oneLine } from '@capstan/parsing';
import { isWantedDomain } from '../../domains.js';
import { searchVendor } from '../../search-vendor.js';
import { arxivConfig } from './arxiv.config.js';
import { fromArxiv, toArxivRequest } from './arxiv.mapper.js';
import type { AtomEntry, parseAtomFeed } from './atom-feed.reading.js';

const ATOM_FEED = defineReading<typeof parseAtomFeed>(
  import.meta.url,
  './atom-feed.reading.js',
  'parseAtomFeed',
);

/** Preprints of physics, mathematics, computer science and their neighbours. Needs no account. */
export const ArxivProvider = defineHttpProvider({
  info: { name: 'arxiv', title: 'arXiv', homepage: 'https://info.arxiv.org/help/api/index.html' },
  config: arxivConfig,
  uses: { threads: ReadingThreads },
  ...searchVendor,
  // One site, whose papers are in English but for a few.
  supports: (params) =>
    params.source_type === 'academic' &&
    (params.language === undefined || params.language === 'en') &&
    isWantedDomain('arxiv.org', params),
  pace: ({ intervalMs }) => ({ concurrent: 1, intervalMs }),
  request: (params) => {
    const path = toArxivRequest(params);
    return path === undefined ? undefined : { path, headers: { accept: 'application/atom+xml' } };
  },
  answer: 'text',
  failureOf: async (response, { uses, signal }) =>
    limitOf(response) ??
    (response.status < 300 ? undefined : faultIn(await uses.threads.run(ATOM_FEED, signal, response.text()))),
  read: async (text, { uses, signal }) => {
    const entries = await uses.threads.run(ATOM_FEED, signal, text);
    const fault = faultIn(entries);
    if (fault) throw fault;
    return entries && fromArxiv(entries);
  },
});

/** A plain sentence, now and then under 200 or 503. */
function limitOf(response: OutboundResponse): ProviderFailure | undefined {
  if (response.status !== 429 && !/^\s*Rate exceeded/i.test(response.text())) return undefined;
  return new ProviderFailure('rate_limited', 'arXiv limits the rate', {
    retryAfterSeconds: retryAfterSeconds(response.headers['retry-after']),
  });
}

/** Faults come as an entry in place of the papers, under 200 or 400. */
function faultIn(entries: readonly AtomEntry[] | undefined): ProviderFailure | undefined {
  const fault = entries?.find(
    ({ id, title }) => title === 'Error' || /^https?:\/\/(?:export\.)?arxiv\.org\/api\/errors/.test(id),
  );
  return (
    fault && new ProviderFailure('upstream_error', `arXiv answered: ${cutText(oneLine(fault.summary), 200)}`)
  );
}
