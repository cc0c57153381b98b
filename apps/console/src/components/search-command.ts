import { curlCommand } from './curl-command.ts';

/** A first call, which every installation answers from its handbook. */
export const SEARCH_COMMAND = curlCommand('/v1/search', { query: 'what is a circuit breaker' });
