import { bearer, defineHttpProvider } from '@capstan/kit';
import { firecrawlConfig } from '../../../vendors/firecrawl/firecrawl.config.js';
import { FIRECRAWL_TITLE } from '../../../vendors/firecrawl/firecrawl.vendor.js';
import { answerBytes, maySendToVendor, pageVendor } from '../../page-vendor.js';
import { firecrawlScrapeFailure, fromFirecrawlScrape, toFirecrawlScrape } from './firecrawl.mapper.js';

/** Firecrawl scraping: it fetches the page, which is then read here. Available without a key. */
export const FirecrawlScrapeProvider = defineHttpProvider({
  info: {
    name: 'firecrawl',
    title: FIRECRAWL_TITLE,
    homepage: 'https://docs.firecrawl.dev/features/scrape',
  },
  config: firecrawlConfig,
  ...pageVendor,
  // It waits for milliseconds, not for a selector.
  supports: (params, call) =>
    params.mode !== 'fetch' &&
    maySendToVendor(params, call) &&
    (params.wait_for === undefined || /^\d+$/.test(params.wait_for)),
  request: async (params, call) => {
    const page = await call.uses.targets.check(params.url, call);
    return {
      path: '/v2/scrape',
      headers: { authorization: bearer(call.config.apiKey) },
      json: toFirecrawlScrape(page.href, params, call.timeoutMs),
      maxBytes: answerBytes(params),
    };
  },
  failureOf: (response, { config }) => firecrawlScrapeFailure(response, config.apiKey),
  read: (body, { params }) => fromFirecrawlScrape(body, params.url),
});
