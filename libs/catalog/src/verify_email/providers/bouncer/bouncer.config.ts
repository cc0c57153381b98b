import { defineProviderConfig } from '@capstan/kit';

/** `BOUNCER_API_KEY`, `BOUNCER_BASE_URL`. */
export const bouncerConfig = defineProviderConfig('bouncer', {
  title: 'Bouncer',
  baseUrl: 'https://api.usebouncer.com',
});
