import { defineProviderConfig } from '@capstan/kit';

/** `KICKBOX_API_KEY`, `KICKBOX_BASE_URL`. */
export const kickboxConfig = defineProviderConfig('kickbox', {
  title: 'Kickbox',
  baseUrl: 'https://api.kickbox.com',
});
