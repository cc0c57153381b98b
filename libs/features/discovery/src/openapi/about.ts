/** Version of the document (docs/contract.md 9). */
export const DOCUMENT_VERSION = '1.0.0';

/** Tags in the order of presentation. */
export const TAGS = [
  {
    name: 'Capabilities',
    description: 'What agents call. Each has its own route; `POST /v1/agent` calls any of them by name.',
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
    description: 'From a prompt to a site or app: start, follow, instruct, stop, read the result.',
  },
  { name: 'Account', description: 'Balance, usage, and the receipt of every call.' },
  { name: 'Keys', description: 'The API keys of the account: create, restrict, rotate, revoke.' },
  {
    name: 'Messages',
    description:
      'Messages by e-mail, SMS, chat, push or webhook, their status, and the inbox of the account.',
  },
  {
    name: 'Webhooks',
    description: 'Events that are sent to you: where, which, and how each delivery went.',
  },
  {
    name: 'Discovery',
    description: 'What this deployment offers, machine-readable. Most of it needs no key.',
  },
];

/** Introduction of the document, Markdown. */
export const API_DESCRIPTION = [
  'One HTTP API through which software agents call many capabilities with one API key and one credit balance.',
  'Each capability has a waterfall of providers: when one fails, the next is tried.',
  '',
  '**Envelope.** Every response is `{ success, data, error, metadata, credits_used }`. Failures have an RFC 9457',
  'problem in `error`; its `type` is the URL of a page that says what to do.',
  '',
  '**Text** is Unicode without NUL characters and unpaired surrogates. Unknown fields are rejected.',
  '',
  '**Credits.** A successful call costs the price of its capability, a failed one nothing. `X-Max-Credits` caps',
  'what a call may cost; `GET /v1/requests/{request_id}` is its receipt.',
  '',
  '**Retries.** Retry when `error.is_retriable` is true, after `retry_after_seconds`. Send an `Idempotency-Key`',
  'with every call that must not happen twice: repeats get the first response and are not charged again.',
].join('\n');
