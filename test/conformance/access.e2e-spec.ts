import { randomUUID } from 'node:crypto';
import { type Scope, grants } from '@capstan/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { expectProblem } from '../harness/keys.js';
import { routesOf } from '../harness/routes.js';

/** The routes of the API by the required scope. */
const ROUTES: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  'capability:search': ['POST /v1/search'],
  'capability:search_images': ['POST /v1/search/images'],
  'capability:scrape': ['POST /v1/scrape'],
  'capability:map': ['POST /v1/map'],
  'capability:crawl': ['POST /v1/crawl'],
  'capability:batch': ['POST /v1/batch'],
  'capability:extract': ['POST /v1/extract'],
  'capability:screenshot': ['POST /v1/screenshot'],
  'capability:generate_image': ['POST /v1/images'],
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
  'capability:send_message': [
    'POST /v1/messages',
    'GET /v1/messages',
    'GET /v1/messages/{id}',
    'POST /v1/messages/{id}/cancel',
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
    'GET /v1/sites/{site_id}/archive',
    'GET /v1/sites/{site_id}/document',
    'GET /v1/sites/{site_id}/images',
  ],
  'capability:build_message': [
    'POST /v1/builds/{execution_id}/message',
    'POST /v1/builds/{execution_id}/restore',
    'PATCH /v1/sites/{site_id}/document',
    'POST /v1/sites/{site_id}/images',
    'DELETE /v1/sites/{site_id}/images/{name}',
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
    'PATCH /v1/sites/{site_id}/data/{collection}/{entry_id}',
    'DELETE /v1/sites/{site_id}/data/{collection}/{entry_id}',
    'GET /v1/sites/{site_id}/members',
    'POST /v1/sites/{site_id}/members',
    'DELETE /v1/sites/{site_id}/members/{member_id}',
    'GET /v1/sites/{site_id}/owner',
    'PATCH /v1/sites/{site_id}/owner',
    'POST /v1/sites/{site_id}/owner/link',
    'DELETE /v1/sites/{site_id}/owner/link',
    'GET /v1/inbox',
    'PATCH /v1/inbox/{id}',
    'GET /v1/messages/settings',
    'PATCH /v1/messages/settings',
    'POST /v1/messages/settings/rotate-secret',
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
  webhooks: [
    'POST /v1/webhooks',
    'GET /v1/webhooks',
    'GET /v1/webhooks/{id}',
    'PATCH /v1/webhooks/{id}',
    'DELETE /v1/webhooks/{id}',
    'POST /v1/webhooks/{id}/rotate-secret',
    'POST /v1/webhooks/{id}/test',
    'GET /v1/webhooks/{id}/deliveries',
    'GET /v1/webhooks/{id}/deliveries/{delivery_id}',
    'POST /v1/webhooks/{id}/deliveries/{delivery_id}/resend',
  ],
};

/** Any key is accepted; /v1/agent requires the scope of the called capability, and a job that of its capability. */
const ANY_KEY = [
  'POST /v1/agent',
  'GET /v1/capabilities',
  'GET /v1/jobs',
  'GET /v1/jobs/{id}',
  'GET /v1/jobs/{id}/items',
  'POST /v1/jobs/{id}/cancel',
  'POST /v1/jobs/{id}/stream-token',
  'GET /v1/jobs/{id}/stream',
];

/** Routes of the console, which are not in the document: they need a session instead of a key. */
const SESSION_ROUTES = [
  'GET /console/api/session',
  'DELETE /console/api/session',
  'GET /console/api/sessions',
  'DELETE /console/api/sessions',
  'DELETE /console/api/sessions/{id}',
  'PUT /console/api/password',
  'GET /console/api/passkeys',
  'POST /console/api/passkeys',
  'POST /console/api/passkeys/options',
  'DELETE /console/api/passkeys/{id}',
  'GET /console/api/members',
  'PATCH /console/api/members/{id}',
  'DELETE /console/api/members/{id}',
  'GET /console/api/invitations',
  'POST /console/api/invitations',
  'DELETE /console/api/invitations/{id}',
];

/** Sign-in routes and pages of the console. */
const OPEN_CONSOLE_ROUTES = [
  'GET /console',
  'GET /console/*',
  'GET /console/auth/methods',
  'POST /console/auth/sign-in/password',
  'POST /console/auth/sign-in/link',
  'POST /console/auth/sign-in/passkey',
  'POST /console/auth/sign-in/passkey/options',
  'POST /console/auth/sign-in/oidc',
  'GET /console/auth/callback/oidc',
  'POST /console/auth/link',
  'POST /console/auth/invitation',
];

const SCOPES = Object.keys(ROUTES) as Scope[];
const CLOSED: [route: string, scope: Scope][] = SCOPES.flatMap((scope) =>
  (ROUTES[scope] ?? []).map((route): [string, Scope] => [route, scope]),
);

let app: TestApp;
/** A key with that scope alone, and one with all others that do not include it. */
const keys = new Map<Scope, { only: string; others: string }>();

beforeAll(async () => {
  app = await startApp();
  const create = (name: string, scopes: Scope[]) => app.createKey({ accountId: app.accountId, name, scopes });
  for (const scope of SCOPES) {
    const others: Scope[] = [...SCOPES.filter((other) => !grants([other], scope)), 'admin'];
    keys.set(scope, { only: await create('only', [scope]), others: await create('others', others) });
  }
});
afterAll(() => app?.close());

const OWN_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** Ids that nothing has. */
const call = (route: string, key: string | null, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'collection' || name === 'path' ? 'none' : randomUUID(),
  );
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
  return app.call(filled, { method, key, headers, ...(hasBody ? { body: {} } : {}) });
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

  it('are all listed here, those of the console too', () => {
    const served = routesOf(app.app).filter((route) => / \/console(\/|$)/.test(route));
    expect(served.toSorted()).toEqual([...SESSION_ROUTES, ...OPEN_CONSOLE_ROUTES].toSorted());
  });

  it.each(SESSION_ROUTES)('%s is closed without a session, to keys too', async (route) => {
    expectProblem(await call(route, app.adminKey, OWN_ORIGIN), 401, 'not-signed-in');
  });

  it.each(OPEN_CONSOLE_ROUTES.filter((route) => route.startsWith('POST ')))(
    '%s is closed to pages of other origins',
    async (route) => {
      expectProblem(await call(route, null, { origin: 'https://evil.example' }), 403, 'cross-origin-request');
    },
  );

  it.each([...CLOSED.map(([route]) => route), ...ANY_KEY])('%s is closed without a key', async (route) => {
    expectProblem(await call(route, null), 401, 'unauthorized');
  });

  it.each(CLOSED)('%s rejects a key without the scope %s', async (route, scope) => {
    const answer = await call(route, keys.get(scope)?.others ?? '');
    expectProblem(answer, 403, 'insufficient-scope');
    expect(answer.headers.get('www-authenticate')).toContain(`scope="${scope}"`);
  });

  it.each(CLOSED)('%s accepts a key with only the scope %s', async (route, scope) => {
    const { status } = await call(route, keys.get(scope)?.only ?? '');
    expect([401, 403]).not.toContain(status);
  });
});
