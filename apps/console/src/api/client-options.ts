import type { CapstanOptions } from '@capstan/client';
import { sessionFetch } from './session-fetch.ts';

export const CLIENT_OPTIONS: CapstanOptions = {
  apiKey: 'session',
  baseURL: window.location.origin,
  dangerouslyAllowBrowser: true,
  maxRetries: 1,
  fetch: sessionFetch,
};
