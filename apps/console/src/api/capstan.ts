import { Capstan } from '@capstan/client';
import { sessionFetch } from './session-fetch.ts';

/**
 * The published client, with the session of the browser instead of an API key: its retries, errors and streams are those
 * that users have.
 */
export const capstan = new Capstan({
  apiKey: 'session',
  baseURL: window.location.origin,
  dangerouslyAllowBrowser: true,
  maxRetries: 1,
  fetch: sessionFetch,
});
