import { defineProviderConfig } from '@capstan/kit';

/** `FINDYMAIL_API_KEY`, `FINDYMAIL_BASE_URL`. */
export const findymailConfig = defineProviderConfig('findymail', {
  title: 'Findymail',
  baseUrl: 'https://app.findymail.com',
});
