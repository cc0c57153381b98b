import { defineProviderConfig } from '@capstan/kit';

/** `GITHUB_API_KEY`, `GITHUB_BASE_URL`, for enrichment of companies and people; without a token 60 requests an hour. */
export const githubConfig = defineProviderConfig('github', {
  title: 'GitHub',
  baseUrl: 'https://api.github.com',
});
