import type { TestAnswer } from '../harness/app.js';
import { type ApiDocument, type Json, pointerTo } from './api-document.js';
import type { ApiRequest, Operation } from './request-arbitraries.js';

/** The common response headers (docs/contract.md 8.2), and the request id. */
const COUNTS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'x-credits-used'];

/**
 * Operations with rules that a schema cannot express (URLs, one of two fields, parameters of one format, scopes, dates in
 * the future, the content of files): a request that matches the document may still be rejected.
 */
const BEYOND_SCHEMA = new Set([
  'scrape',
  'map',
  'crawl',
  'batch',
  'extract',
  'screenshot',
  'enrich_company',
  'enrich_person',
  'emails',
  'generate_image',
  'send_message',
  'transcribe',
  'createWebhook',
  'updateWebhook',
  'addSiteImage',
  'agent',
  'createKey',
  'restrictKey',
  'getUsage',
  'listRequests',
  'getTools',
]);

/** The differences between a response and the document; empty if it matches. */
export function faultsOfAnswer(
  api: ApiDocument,
  operation: Operation,
  request: ApiRequest,
  answer: TestAnswer,
): string[] {
  return [
    ...faultsOfStatus(api, operation, request, answer),
    ...faultsOfHeaders(answer),
    ...faultsOfBody(api, operation, answer),
  ];
}

function faultsOfStatus(
  api: ApiDocument,
  operation: Operation,
  request: ApiRequest,
  answer: TestAnswer,
): string[] {
  const { status } = answer;
  const { definition } = operation;
  const faults: string[] = [];
  if (!(String(status) in definition.responses)) faults.push(`status ${status} is not documented`);
  if (status === 500) faults.push('an internal error');
  const isPublic = definition.security?.length === 0;
  if (request.kind === 'anonymous' && !isPublic && status !== 401)
    faults.push(`let in without a key: ${status}`);
  // Not for its shape: no credits, not found, key in use, or used for another body.
  const isForShape = status >= 400 && status < 500 && ![402, 404, 409].includes(status);
  // The available ids belong to other resources, and some are not UUIDs.
  const isForId = status === 422 && operation.path.includes('{execution_id}');
  const isRefused = isForShape && !isForId && !(status === 422 && 'idempotency-key' in request.headers);
  if (request.kind === 'valid' && isRefused && !BEYOND_SCHEMA.has(definition.operationId)) {
    faults.push(`refused although the document allows it: ${status}`);
  }
  if (status < 400 && isInvalidBody(api, operation, request))
    faults.push(`accepted although the document forbids it`);
  return faults;
}

/** Null fields count as omitted (strict tool calls send them), so they do not make a body invalid. */
function isInvalidBody(
  api: ApiDocument,
  { path, method, definition }: Operation,
  { body }: ApiRequest,
): boolean {
  if (!body || !('json' in body) || !definition.requestBody) return false;
  const pointer = pointerTo('paths', path, method, 'requestBody', 'content', 'application/json', 'schema');
  return api.faults(pointer, withoutNulls(body.json)).length > 0;
}

const withoutNulls = (value: Json): Json =>
  JSON.parse(JSON.stringify(value), (_name, member: Json) =>
    member === null || typeof member !== 'object' || Array.isArray(member)
      ? member
      : Object.fromEntries(Object.entries(member).filter(([, inside]) => inside !== null)),
  );

function faultsOfHeaders({ headers, status, body }: TestAnswer): string[] {
  const faults = COUNTS.filter((name) => !/^\d+$/.test(headers.get(name) ?? '')).map(
    (name) => `${name} is missing`,
  );
  if (!headers.get('x-request-id')) faults.push('x-request-id is missing');
  const charged = Number(headers.get('x-credits-used'));
  if (status >= 400 && charged !== 0) faults.push('a failure was charged');
  const stated = body?.credits_used;
  const isReplay = headers.get('idempotent-replayed') === 'true';
  if (stated !== undefined && stated !== charged && !isReplay)
    faults.push(`charged ${charged}, reported ${stated}`);
  return faults;
}

function faultsOfBody(
  api: ApiDocument,
  { path, method, definition }: Operation,
  answer: TestAnswer,
): string[] {
  const place = ['paths', path, method, 'responses', String(answer.status)];
  const response = api.resolve(definition.responses[String(answer.status)]);
  if (!response) return [];
  const types = Object.keys(response.content ?? {});
  if (types.length === 0) return answer.text === '' ? [] : ['a body where none is documented'];
  const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (!types.includes(type)) return [`media type ${type} is not documented (${types.join(', ')})`];
  if (!type.includes('json')) return answer.text === '' ? ['an empty body'] : [];
  const reference = definition.responses[String(answer.status)].$ref as string | undefined;
  const at = reference ?? pointerTo(...place);
  return api.faults(`${at}${pointerTo('content', type, 'schema').slice(1)}`, answer.body);
}
