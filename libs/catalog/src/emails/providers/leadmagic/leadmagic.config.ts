import { defineProviderConfig } from '@capstan/kit';

/** `LEADMAGIC_API_KEY`, `LEADMAGIC_BASE_URL`. */
export const leadmagicConfig = defineProviderConfig('leadmagic', {
  title: 'LeadMagic',
  baseUrl: 'https://api.leadmagic.io',
});
