import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../harness/app.js';
import { StandInWeb } from '../harness/stand-in-web/index.js';
import { faultsOfAnswer } from './answer-check.js';
import { ApiDocument, type Json, pointerTo } from './api-document.js';
import { type ApiRequest, type Operation, requestsTo } from './request-arbitraries.js';

/** Requests per operation; about 300 in all. */
const RUNS = inject('isLong') ? 14 : 4;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const web = new StandInWeb();
let app: TestApp;
let api: ApiDocument;
let ids: string[];
let addresses: string[];

beforeAll(async () => {
  await web.start();
  app = await startApp({
    env: {
      SEARXNG_BASE_URL: web.baseUrl('searxng'),
      BRAVE_BASE_URL: web.baseUrl('brave'),
      BRAVE_API_KEY: 'stand-in',
      WIKIPEDIA_BASE_URL: web.baseUrl('wikipedia'),
      // Hundreds of random visits would take an hour; screenshots use a vendor here.
      CHROMIUM_PATH: 'off',
      SCREENSHOTONE_BASE_URL: web.baseUrl('screenshotone'),
      SCREENSHOTONE_API_KEY: 'stand-in',
      // Tests must not send requests to random domains.
      ENRICH_COMPANY_PROVIDERS: 'wikidata,gleif,github',
      EMAILS_PROVIDERS: 'hunter',
      HUNTER_BASE_URL: web.baseUrl('hunter'),
      HUNTER_API_KEY: 'stand-in',
      WIKIDATA_BASE_URL: web.baseUrl('wikidata'),
      GLEIF_BASE_URL: web.baseUrl('gleif'),
      GITHUB_BASE_URL: web.baseUrl('github'),
      OUTBOUND_ALLOW_HOSTS: web.hostPort,
    },
  });
  // The total price of random requests is unknown; a rejected one tests little.
  await app.call(`/v1/admin/accounts/${app.accountId}/credits`, {
    key: app.adminKey,
    body: { kind: 'grant', amount: 100_000, reason: 'test' },
  });
  api = new ApiDocument((await app.call('/v1/openapi.json', { key: null })).body);
  const call = await app.call('/v1/search', { body: { query: 'tide mills' } });
  const victim = await app.call('/v1/keys', { body: { name: 'victim' } });
  ids = [call.body.metadata.request_id, victim.body.data.id];
  addresses = [
    ...['/article', '/missing', '/login', '/error-500', '/reset', '/truncated/json'].map(
      (path) => web.origin + path,
    ),
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://nowhere.invalid/',
    'ftp://nowhere.invalid/',
    'urn:isbn:0451450523',
    'https://user:password@nowhere.invalid/',
  ];
});
afterAll(async () => {
  expect(await app.audit()).toEqual([]);
  await app.close();
  await web.stop();
});

const send = (operation: Operation, { kind, url, headers, body }: ApiRequest): Promise<TestAnswer> =>
  app.call(url, {
    method: operation.method.toUpperCase(),
    // No worker runs here: long work is accepted, and not awaited.
    headers: { ...headers, prefer: 'respond-async' },
    ...(kind === 'anonymous' ? { key: null } : {}),
    ...(body === undefined ? {} : { body: 'json' in body ? JSON.stringify(body.json) : body.raw }),
  });

const operationsOf = (document: Json): Operation[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({ path, method, definition: item[method] })),
  );

// Collected before the service runs, so that each operation is a test of its own.
const described: [string, Operation][] = await (async () => {
  const probe = await startApp();
  const { body } = await probe.call('/v1/openapi.json', { key: null });
  await probe.close();
  return operationsOf(body).map((operation) => [operation.definition.operationId, operation]);
})();

describe('every response matches the document', () => {
  it.each(described)('%s', async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(api, operation, { ids, addresses }), async (request) => {
        expect(faultsOfAnswer(api, operation, request, await send(operation, request))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the check of responses', () => {
  const operationOf = (document: Json): Operation =>
    operationsOf(document).find(({ definition }) => definition.operationId === 'search') as Operation;
  const request: ApiRequest = {
    kind: 'valid',
    url: '/v1/search',
    headers: {},
    body: { json: { query: 'tide mills' } },
  };
  const ENVELOPE = ['responses', '200', 'content', 'application/json', 'schema', 'properties'];

  /** The findings for a real response, after `spoil` changed the document, the request or the response. */
  async function verdict(
    spoil: (facts: { document: Json; request: Json; answer: Json }) => void = () => undefined,
  ): Promise<string[]> {
    const operation = operationOf(api.document);
    const answer = await send(operation, request);
    const facts = {
      document: structuredClone(api.document),
      request: structuredClone(request),
      answer: { ...answer, headers: new Headers(answer.headers), body: structuredClone(answer.body) },
    };
    spoil(facts);
    const spoilt = operationOf(facts.document);
    return faultsOfAnswer(new ApiDocument(facts.document), spoilt, facts.request, facts.answer);
  }

  it('accepts correct responses', async () => {
    expect(await verdict()).toEqual([]);
  });

  it.each<[string, Parameters<typeof verdict>[0], RegExp]>([
    [
      'a status that is not documented',
      ({ document }) => delete document.paths['/v1/search'].post.responses['200'],
      /status 200 is not documented/,
    ],
    [
      'a media type that is not documented',
      ({ answer }) => answer.headers.set('content-type', 'text/html'),
      /media type text\/html/,
    ],
    [
      'a field that is missing',
      ({ document }) => document.components.schemas.SearchHit.required.push('colour'),
      /colour/,
    ],
    [
      'a field of the wrong type',
      ({ document }) => {
        const envelope = ENVELOPE.reduce((place, step) => place[step], document.paths['/v1/search'].post);
        envelope.credits_used = { type: 'string' };
      },
      /credits_used must be string/,
    ],
    [
      'a header that is missing',
      ({ answer }) => answer.headers.delete('x-ratelimit-reset'),
      /reset is missing/,
    ],
    ['no request id', ({ answer }) => answer.headers.delete('x-request-id'), /x-request-id is missing/],
    [
      'an unreported charge',
      ({ answer }) => answer.headers.set('x-credits-used', '5'),
      /charged 5, reported 1/,
    ],
    ['an internal error', ({ answer }) => (answer.status = 500), /an internal error/],
    ['a failure that was charged', ({ answer }) => (answer.status = 502), /a failure was charged/],
    [
      'someone let in without a key',
      ({ request: sent }) => (sent.kind = 'anonymous'),
      /let in without a key/,
    ],
    ['a refusal of what is allowed', ({ answer }) => (answer.status = 400), /refused although/],
    [
      'acceptance of what is forbidden',
      ({ request: sent }) => (sent.body.json.query = 7),
      /accepted although/,
    ],
  ])('detects %s', async (_what, spoil, complaint) => {
    expect((await verdict(spoil)).join('\n')).toMatch(complaint);
  });
});

it('undocumented methods get 405, as documented for every failure', async () => {
  const paths = Object.entries<Json>(api.document.paths);
  const undocumented = paths.flatMap(([path, item]) =>
    METHODS.filter((method) => !(method in item)).map((method) => ({
      path: path.replace(/\{\w+\}/g, 'x'),
      method,
    })),
  );
  // A path that is not an operation of one template may match another, with the word as an id.
  const isDocumented = ({ path, method }: { path: string; method: string }): boolean =>
    paths.some(
      ([template, item]) =>
        method in item && new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
  expect(undocumented.length).toBeGreaterThan(paths.length);
  for (const { path, method } of undocumented.filter((pair) => !isDocumented(pair))) {
    const answer = await app.call(path, { method: method.toUpperCase() });
    expect(answer.status, `${method} ${path}`).toBe(405);
    expect(answer.headers.get('allow')).toMatch(/[A-Z]/);
    expect(api.faults(pointerTo('components', 'schemas', 'FailureEnvelope'), answer.body)).toEqual([]);
  }
});
