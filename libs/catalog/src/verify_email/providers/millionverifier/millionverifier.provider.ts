import { defineVerifier } from '../../define-verifier.js';
import { millionverifierConfig } from './millionverifier.config.js';
import { fromMillionverifier, millionverifierFailure } from './millionverifier.mapper.js';

/** MillionVerifier; among the cheapest. */
export const MillionverifierProvider = defineVerifier({
  name: 'millionverifier',
  title: 'MillionVerifier',
  homepage: 'https://developer.millionverifier.com',
  config: millionverifierConfig,
  request: ({ apiKey, baseUrl }, email) => ({
    url: `${baseUrl}/api/v3/?${new URLSearchParams({ api: apiKey, email, timeout: '10' }).toString()}`,
  }),
  failureOf: millionverifierFailure,
  read: fromMillionverifier,
});
