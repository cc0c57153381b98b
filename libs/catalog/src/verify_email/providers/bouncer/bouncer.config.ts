import { defineProviderConfig } from '@capstan/capability-kit';

/** `BOUNCER_API_KEY`, `BOUNCER_BASE_URL`. */
export const bouncerConfig = defineProviderConfig('bouncer', {
  title: 'Bouncer',
  baseUrl: 'https://api.usebouncer.com',
});
