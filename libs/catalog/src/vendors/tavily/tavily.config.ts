import { defineProviderConfig } from '@capstan/kit';

/** `TAVILY_API_KEY`, `TAVILY_BASE_URL`, for search and scrape; without a key Tavily serves within its free limits. */
export const tavilyConfig = defineProviderConfig('tavily', {
  title: 'Tavily',
  baseUrl: 'https://api.tavily.com',
});
