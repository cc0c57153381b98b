interface ApiHeaderOptions {
  description: string;
  schema: { type: 'string' | 'integer'; [keyword: string]: unknown };
}

/** The headers of every response (docs/contract.md 8.2), for documentation. */
export const API_HEADERS: Readonly<Record<string, ApiHeaderOptions>> = {
  'X-Request-Id': { description: 'Identifier of the request', schema: { type: 'string' } },
  'X-RateLimit-Limit': {
    description: 'Requests per minute: of the key or of its account, whichever has fewer left',
    schema: { type: 'integer' },
  },
  'X-RateLimit-Remaining': { description: 'Requests left in the window', schema: { type: 'integer' } },
  'X-RateLimit-Reset': {
    description: 'Unix seconds at which the window ends',
    schema: { type: 'integer' },
  },
  'X-Credits-Used': { description: 'Credits charged for this request', schema: { type: 'integer' } },
};
