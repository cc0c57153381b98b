import { defineProviderConfig } from '@capstan/kit';

/** `SERPER_API_KEY`, `SERPER_BASE_URL`; without a key the provider is left out. */
export const serperConfig = defineProviderConfig('serper', {
  title: 'Serper',
  baseUrl: 'https://google.serper.dev',
});
