import { API_HEADERS } from '@capstan/platform-http';
import { mapValues } from '../schema/map-schema.js';
import { mapOperations } from './map-document.js';
import type { Header, OpenApi, Operation } from './openapi.js';

const text = (description: string): Header => ({ description, schema: { type: 'string' } });

const RETRY_AFTER: Header = {
  description: 'Whole seconds to wait before retrying',
  schema: { type: 'integer' },
};

/** Headers of some responses; each may be absent. */
const BY_STATUS: Record<string, Record<string, Header>> = {
  '202': {
    Location: text('URL of the work'),
    'Preference-Applied': text('`respond-async` if it was applied'),
  },
  '401': { 'WWW-Authenticate': text('How to authenticate (RFC 6750)') },
  '408': { 'Retry-After': RETRY_AFTER },
  '409': { 'Retry-After': RETRY_AFTER },
  '429': { 'Retry-After': RETRY_AFTER },
  '500': { 'Retry-After': RETRY_AFTER },
  '502': { 'Retry-After': RETRY_AFTER },
  '503': { 'Retry-After': RETRY_AFTER },
  '504': { 'Retry-After': RETRY_AFTER },
};
const OF_DEPRECATED: Record<string, Header> = {
  Deprecation: text('Time from which the route is deprecated, as `@` and unix seconds (RFC 9745)'),
  Sunset: text('Time until which it works (RFC 8594)'),
  Link: text('`deprecation` and `sunset`: the policy; `successor-version`: the replacement'),
};
const OF_REPEATABLE: Record<string, Header> = {
  'Idempotent-Replayed': text('`true` when the response to an earlier request with the same key is returned'),
};

/** Adds the headers of all responses and those of its status to every response. */
export const headResponses = (document: OpenApi): OpenApi =>
  mapOperations(document, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response, status) => ({
      ...response,
      headers: {
        ...API_HEADERS,
        ...BY_STATUS[status],
        ...(status.startsWith('2') && isRepeatable(operation) ? OF_REPEATABLE : {}),
        ...(operation.deprecated ? OF_DEPRECATED : {}),
        ...response.headers,
      },
    })),
  }));

const isRepeatable = ({ parameters = [] }: Operation): boolean =>
  parameters.some(({ name }) => name === 'Idempotency-Key');
