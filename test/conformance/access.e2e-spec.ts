import { randomUUID } from 'node:crypto';
import type { Scope } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { expectProblem } from '../harness/keys.js';

/** The routes of the API by the scope that a key needs for them. */
const ROUTES: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  'capability:search': ['POST /v1/search'],
  'capability:scrape': ['POST /v1/scrape'],
  'capability:screenshot': ['POST /v1/screenshot'],
  'capability:enrich_company': ['POST /v1/enrich/company'],
  'capability:enrich_person': ['POST /v1/enrich/person'],
  'capability:emails': ['POST /v1/emails'],
  'capability:verify_email': ['POST /v1/verify/email'],
  'capability:transcribe': ['POST /v1/transcribe'],
  'capability:research': [
    'POST /v1/research',
    'GET /v1/research',
    'GET /v1/research/{id}',
    'DELETE /v1/research/{id}',
    'GET /v1/research/{id}/evidence',
    'GET /v1/research/{id}/report',
    'POST /v1/research/{id}/stream-token',
    'GET /v1/research/{id}/stream',
  ],
  'capability:build': ['POST /v1/builds', 'POST /v1/companies'],
  'capability:build_status': [
    'GET /v1/builds',
    'GET /v1/builds/{execution_id}',
    'GET /v1/builds/{execution_id}/files',
    'GET /v1/builds/{execution_id}/files/{path}',
    'GET /v1/builds/{execution_id}/archive',
    'GET /v1/builds/{execution_id}/commits',
    'POST /v1/builds/{execution_id}/stream-token',
    'GET /cloud-build/{execution_id}/stream',
    'GET /v1/companies',
    'GET /v1/companies/{company_id}',
    'GET /v1/sites',
    'GET /v1/sites/{site_id}',
  ],
  'capability:build_message': [
    'POST /v1/builds/{execution_id}/message',
    'POST /v1/builds/{execution_id}/restore',
  ],
  'capability:build_stop': ['POST /v1/builds/{execution_id}/stop'],
  account: [
    'GET /v1/companies/{company_id}/data',
    'GET /v1/companies/{company_id}/data/{collection}',
    'GET /v1/companies/{company_id}/data/{collection}/export',
    'DELETE /v1/companies/{company_id}/data/{collection}/{entry_id}',
    'GET /v1/sites/{site_id}/data',
    'GET /v1/sites/{site_id}/data/{collection}',
    'GET /v1/sites/{site_id}/data/{collection}/export',
    'DELETE /v1/sites/{site_id}/data/{collection}/{entry_id}',
    'GET /v1/credits',
    'GET /v1/requests',
    'GET /v1/requests/{request_id}',
    'GET /v1/usage',
    'POST /v1/keys',
    'GET /v1/keys',
    'GET /v1/keys/{id}',
    'PATCH /v1/keys/{id}',
    'DELETE /v1/keys/{id}',
    'POST /v1/keys/{id}/rotate',
  ],
};

/** Any key will do; /v1/agent asks for the scope of the capability that it is to call, and a job for that of its own. */
const ANY_KEY = [
  'POST /v1/agent',
  'GET /v1/capabilities',
  'GET /v1/jobs',
  'GET /v1/jobs/{id}',
  'POST /v1/jobs/{id}/cancel',
  'POST /v1/jobs/{id}/stream-token',
  'GET /v1/jobs/{id}/stream',
];

const SCOPES = Object.keys(ROUTES) as Scope[];
const CLOSED: [route: string, scope: Scope][] = SCOPES.flatMap((scope) =>
  (ROUTES[scope] ?? []).map((route): [string, Scope] => [route, scope]),
);

let app: TestApp;
/** A key with that scope alone, and one with all others. */
const keys = new Map<Scope, { only: string; others: string }>();

beforeAll(async () => {
  app = await startApp();
  const create = (name: string, scopes: Scope[]) => app.createKey({ accountId: app.accountId, name, scopes });
  for (const scope of SCOPES) {
    const others: Scope[] = [...SCOPES.filter((other) => other !== scope), 'admin'];
    keys.set(scope, { only: await create('only', [scope]), others: await create('others', others) });
  }
});
afterAll(() => app?.close());

/** Ids that nothing has. */
const call = (route: string, key: string | null) => {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'collection' || name === 'path' ? 'none' : randomUUID(),
  );
  return app.call(filled, { method, key, ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}) });
};

describe('the routes of the API', () => {
  it('are all listed here', async () => {
    const { body } = await app.call('/v1/openapi.json', { key: null });
    const documented = Object.entries<Record<string, { security?: unknown[] }>>(body.paths).flatMap(
      ([path, operations]) =>
        Object.entries(operations)
          .filter(([, { security }]) => security?.length !== 0)
          .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.toSorted()).toEqual([...CLOSED.map(([route]) => route), ...ANY_KEY].toSorted());
  });

  it.each([...CLOSED.map(([route]) => route), ...ANY_KEY])('%s is closed without a key', async (route) => {
    expectProblem(await call(route, null), 401, 'unauthorized');
  });

  it.each(CLOSED)('%s is closed to a key without the scope %s', async (route, scope) => {
    const answer = await call(route, keys.get(scope)?.others ?? '');
    expectProblem(answer, 403, 'insufficient-scope');
    expect(answer.headers.get('www-authenticate')).toContain(`scope="${scope}"`);
  });

  it.each(CLOSED)('%s is open to a key with the scope %s alone', async (route, scope) => {
    const { status } = await call(route, keys.get(scope)?.only ?? '');
    expect([401, 403]).not.toContain(status);
  });
});
