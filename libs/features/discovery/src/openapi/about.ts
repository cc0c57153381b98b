/** Version of the document (spec 9.2). */
export const DOCUMENT_VERSION = '1.0.0';

/** Tags in the order in which readers need them. */
export const TAGS = [
  {
    name: 'Capabilities',
    description: 'What agents call. Each has its own route; `POST /v1/agent` serves them all by name.',
  },
  {
    name: 'Jobs',
    description: 'Calls of capabilities that run as jobs: state, result, live progress, cancel.',
  },
  {
    name: 'Research',
    description: 'Cited reports: ask, follow, fetch as a document, check every sentence against its source.',
  },
  {
    name: 'Builds',
    description: 'From a prompt to a site or app: start, watch, instruct, stop, look at what was made.',
  },
  { name: 'Account', description: 'Balance, usage, and the receipt of every call.' },
  { name: 'Keys', description: 'The API keys of the account: create, restrict, rotate, revoke.' },
  {
    name: 'Discovery',
    description: 'What this deployment offers, for programs to read. Most of it needs no key.',
  },
];

/** Introduction of the document, Markdown. */
export const API_DESCRIPTION = [
  'One HTTP API through which software agents call many capabilities with one API key and one credit balance.',
  'Providers stand behind each capability in a waterfall: when one fails, the next is tried.',
  '',
  '**Envelope.** Every answer is `{ success, data, error, metadata, credits_used }`. Failures carry an RFC 9457',
  'problem in `error`; its `type` is the address of a page that says what to do.',
  '',
  '**Text** is Unicode without NUL characters and unpaired surrogates. Unknown fields are refused.',
  '',
  '**Credits.** A successful call costs the price of its capability, a failed one nothing. `X-Max-Credits` caps',
  'what a call may cost; `GET /v1/requests/{request_id}` is its receipt.',
  '',
  '**Retries.** Retry when `error.is_retriable` is true, after `retry_after_seconds`. Send an `Idempotency-Key`',
  'with every call that must not happen twice: repeats get the first answer and are not charged again.',
].join('\n');
