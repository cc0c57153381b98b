import { defineProviderConfig } from '@capstan/kit';

/** `JINA_API_KEY`, `JINA_BASE_URL`; without a key Jina Reader serves 20 pages a minute per address. */
export const jinaConfig = defineProviderConfig('jina', {
  title: 'Jina Reader',
  baseUrl: 'https://r.jina.ai',
});
