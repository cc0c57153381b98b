import { defineProviderConfig } from '@capstan/kit';

/** `{{providerUpper}}_BASE_URL`, `{{providerUpper}}_API_KEY`; without an address the provider is left out. */
export const {{providerCamel}}Config = defineProviderConfig('{{providerSnake}}', { title: '{{providerTitle}}' });
