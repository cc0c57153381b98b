import { HttpClient } from '@capstan/client';
import { CLIENT_OPTIONS } from './client-options.ts';

/** The published client, with the session of the browser instead of an API key: its retries and errors are those that users have. */
export const capstan = new HttpClient(CLIENT_OPTIONS);
