import { Capstan } from '@capstan/client';
import { CLIENT_OPTIONS } from './client-options.ts';

/** The whole client, for the streams of jobs. Loaded by pages that follow one. */
export const streams = new Capstan(CLIENT_OPTIONS);
