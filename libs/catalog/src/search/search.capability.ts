import { defineCapability } from '@capstan/kit';
import { LocalIndex } from '@capstan/local-index';
import { ModelAnswer } from './answer/model-answer.js';
import { QuotedAnswers } from './answer/quoted-answers.js';
import { ResultPages } from './answer/result-pages.js';
import { SearchFinisher } from './answer/search.finisher.js';
import { academicMerge } from './merge/academic.merge.js';
import { ArxivProvider } from './providers/arxiv/arxiv.provider.js';
import { BraveProvider } from './providers/brave/brave.provider.js';
import { CrossrefProvider } from './providers/crossref/crossref.provider.js';
import { DuckduckgoProvider } from './providers/duckduckgo/duckduckgo.provider.js';
import { EuropePmcProvider } from './providers/europe_pmc/europe-pmc.provider.js';
import { ExaProvider } from './providers/exa/exa.provider.js';
import { FirecrawlSearchProvider } from './providers/firecrawl/firecrawl.provider.js';
import { GdeltProvider } from './providers/gdelt/gdelt.provider.js';
import { HackernewsProvider } from './providers/hackernews/hackernews.provider.js';
import { LocalIndexProvider } from './providers/local_index/local-index.provider.js';
import { OpenalexProvider } from './providers/openalex/openalex.provider.js';
import { SearxngProvider } from './providers/searxng/searxng.provider.js';
import { SerperProvider } from './providers/serper/serper.provider.js';
import { TavilySearchProvider } from './providers/tavily/tavily.provider.js';
import { WikipediaProvider } from './providers/wikipedia/wikipedia.provider.js';
import { SearchParams } from './search.params.js';
import { SearchResult } from './search.result.js';

/** Searches the web, news, academic sources and the operator's own documents (docs/contract.md 4.4). */
export const search = defineCapability<SearchParams, SearchResult>({
  name: 'search',
  title: 'Search',
  summary: 'Searches the web, news, academic sources or indexed documents, optionally with a cited answer.',
  description: [
    'Returns results with `url`, `title`, `snippet`, `domain`, `published_at` and `score`, best first.',
    'Mode `ai` adds `answer`, each sentence followed by its source as `[Source n]`, and `citations` that identify',
    'these results. Use `scrape` to read a result in full.',
    'If nothing is found the list is empty and the call is free.',
  ].join('\n'),
  params: SearchParams,
  result: SearchResult,
  credits: { standard: 1, ai: 1, ai_extractive: 1 },
  readsOnly: true,
  mode: 'mode',
  deadlineMs: ({ mode }) => (mode === 'ai' ? 30_000 : 15_000),
  mayServe: (provider, { collections }) => collections.length === 0 || provider === LocalIndexProvider,
  // Grouped by source type, so that the four indexes of papers precede search engines with a few papers.
  providers: [
    CrossrefProvider,
    OpenalexProvider,
    EuropePmcProvider,
    ArxivProvider,
    SearxngProvider,
    BraveProvider,
    TavilySearchProvider,
    ExaProvider,
    SerperProvider,
    FirecrawlSearchProvider,
    GdeltProvider,
    HackernewsProvider,
    WikipediaProvider,
    DuckduckgoProvider,
    LocalIndexProvider,
  ],
  merge: academicMerge,
  services: [ModelAnswer, QuotedAnswers, ResultPages, LocalIndex],
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
    {
      title: 'News of the past week',
      params: { query: 'heat pump subsidies', source_type: 'news', freshness: 'week' },
    },
    {
      title: 'Papers',
      params: { query: 'tidal energy turbine fatigue', source_type: 'academic' },
    },
  ],
});
