import { defineProviderConfig } from '@capstan/kit';

/** `REOON_API_KEY`, `REOON_BASE_URL`. */
export const reoonConfig = defineProviderConfig('reoon', {
  title: 'Reoon',
  baseUrl: 'https://emailverifier.reoon.com',
});
