import { ReadingThreads, defineHttpProvider, defineReading } from '@capstan/kit';
import { isIncludedDomain } from '../../domains.js';
import { searchVendor } from '../../search-hits.js';
import { arxivConfig } from './arxiv.config.js';
import { arxivFault, arxivLimit, fromArxiv, toArxivRequest } from './arxiv.mapper.js';
import type { parseAtomFeed } from './atom-feed.reading.js';

const ATOM_FEED = defineReading<typeof parseAtomFeed>(
  import.meta.url,
  './atom-feed.reading.js',
  'parseAtomFeed',
);

/** Preprints of physics, mathematics, computer science and related fields. Needs no account. */
export const ArxivProvider = defineHttpProvider({
  info: { name: 'arxiv', title: 'arXiv', homepage: 'https://info.arxiv.org/help/api/index.html' },
  config: arxivConfig,
  uses: { threads: ReadingThreads },
  ...searchVendor,
  // One site, whose papers are almost all in English.
  supports: (params) =>
    params.source_type === 'academic' &&
    (params.language === undefined || params.language === 'en') &&
    isIncludedDomain('arxiv.org', params),
  pace: ({ intervalMs }) => ({ concurrent: 1, intervalMs }),
  request: (params) => {
    const path = toArxivRequest(params);
    return path === undefined ? undefined : { path, headers: { accept: 'application/atom+xml' } };
  },
  answer: 'text',
  failureOf: async (response, { uses, signal }) =>
    arxivLimit(response) ??
    (response.status < 300
      ? undefined
      : arxivFault(await uses.threads.run(ATOM_FEED, signal, response.text()))),
  read: async (text, { uses, signal }) => {
    const entries = await uses.threads.run(ATOM_FEED, signal, text);
    const fault = arxivFault(entries);
    if (fault) throw fault;
    return entries && fromArxiv(entries);
  },
});
