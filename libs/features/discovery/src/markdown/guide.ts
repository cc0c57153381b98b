/** Authentication. */
export const authentication = (): string[] => [
  '## Authentication',
  '',
  'Send `Authorization: Bearer <API key>` with every request, except to routes marked as needing no key. Keys begin with `cap_`. A key in the query string or the body is rejected. Keys have scopes: `capabilities` calls all capabilities, `capability:<name>` only that one, `account` reads credits, usage and receipts and manages keys.',
  '',
];

/** The envelope of every response. */
export const envelope = (): string[] => [
  '## Envelope',
  '',
  'Every response is one JSON object:',
  '',
  '| Field | Type | Meaning |',
  '|---|---|---|',
  '| `success` | boolean | true when the call succeeded |',
  '| `data` | object or null | the result; null on failure |',
  '| `error` | object or null | the problem; null on success |',
  '| `metadata` | object | `provider_used`, `providers_tried`, `mode_used`, `response_time_ms`, `request_id`; account routes: `request_id` alone |',
  '| `credits_used` | integer | credits charged; 0 on failure |',
  '',
  'Documents such as the OpenAPI document and tool definitions are returned without the envelope.',
  '',
];

/** Prices and credits. */
export const credits = (): string[] => [
  '## Credits',
  '',
  'A successful call costs the price of its capability and mode. Failed calls, and searches without results, are free. `X-Max-Credits: <n>` rejects a call that would cost more than n. `X-Credits-Used` is on every response. `GET /v1/credits` has balance and ledger; `GET /v1/requests/{request_id}` is the receipt of one call, with every attempt at a provider.',
  '',
];

/** Rate limits. */
export const rateLimits = (rateLimitPerMinute: number): string[] => [
  '## Rate limits',
  '',
  `${rateLimitPerMinute} requests per minute per key, unless the key has a limit of its own; per address without a key. \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\` and \`X-RateLimit-Reset\` (unix seconds) are on every response. Above the limit: 429 with \`Retry-After\`.`,
  '',
];

/** Idempotency. */
export const idempotency = (): string[] => [
  '## Idempotency',
  '',
  'Send `Idempotency-Key: <up to 255 characters>` with a POST that must not happen twice. A repeat with the same key and body gets the first response with `Idempotent-Replayed: true` and is not charged again. The same key with another body: 422. While the first call is running: 409 with `Retry-After`. Responses are kept for 24 hours. Failures are not kept: the same key may be used for a retry. Creating or rotating an API key shows its text once, so a repeat of that returns 409 with the id of what was created.',
  '',
];

/** Errors. */
export const failures = (errorsUrl: string): string[] => [
  '## Failures',
  '',
  '`error` is a problem object (RFC 9457): `type` (URL of a page about it), `title`, `status`, `detail`, `is_retriable`, `retry_after_seconds`, `alternative_action` (what to do next), `error_category` (`transient`, `invalid_request`, `authentication`, `credits`, `content_access`), and for invalid requests `errors[]` with `path` and `message`. With `Accept: application/problem+json` the problem is returned without the envelope.',
  '',
  `Retry only when \`is_retriable\` is true. Every type is explained under ${errorsUrl}.`,
  '',
];

/** The rules for every call, in Markdown; the second half of llms-full.txt. */
export const guide = (facts: { rateLimitPerMinute: number; errorsUrl: string }): string[] => [
  ...authentication(),
  ...envelope(),
  ...credits(),
  ...rateLimits(facts.rateLimitPerMinute),
  ...idempotency(),
  ...failures(facts.errorsUrl),
];
