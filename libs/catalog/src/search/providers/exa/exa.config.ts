import { defineProviderConfig } from '@capstan/kit';

/** `EXA_API_KEY`, `EXA_BASE_URL`; without a key the provider is left out. */
export const exaConfig = defineProviderConfig('exa', { title: 'Exa', baseUrl: 'https://api.exa.ai' });
