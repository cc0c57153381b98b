import { defineProviderConfig } from '@capstan/kit';

/**
 * `FIRECRAWL_API_KEY`, `FIRECRAWL_BASE_URL`, for search and scrape; without a key Firecrawl serves within its daily
 * limits.
 */
export const firecrawlConfig = defineProviderConfig('firecrawl', {
  title: 'Firecrawl',
  baseUrl: 'https://api.firecrawl.dev',
});
