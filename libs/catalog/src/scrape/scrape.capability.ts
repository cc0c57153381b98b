import { InvalidUrlError, VendorTargets, defineCapability, parseTargetUrl } from '@capstan/kit';
import { LocalIndex } from '@capstan/local-index';
import { ExtractionPool, readsLikeWall } from '@capstan/page-reading';
import { PageReader } from './page-reader.js';
import { ChromiumProvider } from './providers/chromium/chromium.provider.js';
import { DirectFetchProvider } from './providers/direct_fetch/direct-fetch.provider.js';
import { FirecrawlScrapeProvider } from './providers/firecrawl/firecrawl.provider.js';
import { JinaProvider } from './providers/jina/jina.provider.js';
import { LocalIndexScrapeProvider } from './providers/local_index/local-index.provider.js';
import { TavilyScrapeProvider } from './providers/tavily/tavily.provider.js';
import { ScrapeParams } from './scrape.params.js';
import { ScrapeResult } from './scrape.result.js';

/** Reads one web page. */
export const scrape = defineCapability({
  name: 'scrape',
  title: 'Scrape a page',
  summary:
    'Reads one web page or PDF and returns its main content as Markdown, text or HTML, its links and metadata.',
  description: [
    'Fetches the page, follows redirects, keeps the main content and removes navigation, advertising, cookie',
    'notices and scripts. Use it for a known URL; to find URLs use `search`.',
    '',
    'Reads HTML, PDF with text, plain text, Markdown, JSON, XML and feeds. A page that needs JavaScript is rendered',
    'in a headless browser if the plain fetch finds no content, or directly with `mode` = `browser` or with',
    '`wait_for`; `mode` = `fetch` never opens one. Bot walls, CAPTCHAs, login and consent forms, empty JavaScript',
    'shells and "not found" pages are never returned as content: such a call fails as `content-blocked` and is',
    'free. `robots.txt` is respected. `index://` results of `search` are read from the index.',
  ].join('\n'),
  params: ScrapeParams,
  result: ScrapeResult,
  credits: 1,
  readsOnly: true,
  mode: 'mode',
  deadlineMs: ({ timeout_ms }) => timeout_ms,
  refusal: refusalOf,
  providers: [
    DirectFetchProvider,
    ChromiumProvider,
    JinaProvider,
    TavilyScrapeProvider,
    FirecrawlScrapeProvider,
    LocalIndexScrapeProvider,
  ],
  services: [ExtractionPool, PageReader, VendorTargets, LocalIndex],
  accept: acceptScrape,
  examples: [
    { title: 'A page as Markdown', params: { url: 'https://example.com/' } },
    {
      title: 'Text and links, within five seconds',
      params: { url: 'https://example.com/', formats: ['text', 'links'], timeout_ms: 5_000 },
    },
    {
      title: 'A list rendered by scripts',
      params: { url: 'https://example.com/', mode: 'browser', wait_for: '#results .item' },
    },
  ],
});

/** A URL that no provider serves: an indexed document while the local index is disabled. */
function refusalOf({ url }: ScrapeParams): InvalidUrlError | undefined {
  try {
    parseTargetUrl(url);
    return undefined;
  } catch (error) {
    return error instanceof InvalidUrlError ? error : undefined;
  }
}

/** Accepts a page that has the requested content and is not the text of a bot wall that a provider missed. */
function acceptScrape(result: ScrapeResult): 'ok' | 'empty' {
  const contents = [result.markdown, result.text, result.html].filter((content) => content !== null);
  if (contents.length > 0) {
    if (contents.every((content) => content.trim() === '')) return 'empty';
    return readsLikeWall(result.title ?? '', result.markdown ?? result.text ?? result.html ?? '')
      ? 'empty'
      : 'ok';
  }
  return result.metadata !== null || (result.links?.length ?? 0) > 0 ? 'ok' : 'empty';
}
