import { defineCapability } from '@capstan/capability-kit';
import { ModelAnswer } from './answer/model-answer.js';
import { ResultPages } from './answer/result-pages.js';
import { SearchFinisher } from './answer/search.finisher.js';
import { BraveProvider } from './providers/brave/brave.provider.js';
import { LocalIndex } from './providers/local_index/local-index.js';
import { LocalIndexProvider } from './providers/local_index/local-index.provider.js';
import { SearxngProvider } from './providers/searxng/searxng.provider.js';
import { WikipediaProvider } from './providers/wikipedia/wikipedia.provider.js';
import { SearchParams } from './search.params.js';
import { SearchResult } from './search.result.js';

/** Search of the web, of news, of academic sources and of the operator's own documents (spec 4.4). */
export const search = defineCapability<SearchParams, SearchResult>({
  name: 'search',
  title: 'Search',
  summary: 'Search the web, news, academic sources or indexed documents, optionally with a cited answer.',
  description: [
    'Returns results with `url`, `title`, `snippet`, `domain`, `published_at` and `score`, best first.',
    'Mode `ai` adds `answer`, each sentence of it followed by the `[Source n]` it rests on, and `citations` that name',
    'these results. Use `scrape` to read a result in full.',
    'When nothing is found anywhere the list is empty and the call is free.',
  ].join('\n'),
  params: SearchParams,
  result: SearchResult,
  credits: { standard: 1, ai: 1 },
  readsOnly: true,
  mode: (params) => params.mode,
  deadlineMs: ({ mode }) => (mode === 'ai' ? 30_000 : 15_000),
  providers: [SearxngProvider, BraveProvider, WikipediaProvider, LocalIndexProvider],
  services: [ModelAnswer, ResultPages, LocalIndex],
  accept: (result) => (result.results.length > 0 ? 'ok' : 'empty'),
  finisher: SearchFinisher,
  examples: [
    { title: 'Search the web', params: { query: 'PostgreSQL advisory locks' } },
    {
      title: 'A cited answer from the past month',
      params: {
        query: 'heat pump efficiency in cold climates',
        mode: 'ai',
        freshness: 'month',
        max_results: 5,
      },
    },
  ],
});
