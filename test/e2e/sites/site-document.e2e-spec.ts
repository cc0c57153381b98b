import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuildingService, startBuilding } from '../../harness/building-service.js';
import { FollowedBuild } from '../../harness/followed-build.js';

let service: BuildingService;
let bakery: FollowedBuild;
let path: string;

beforeAll(async () => {
  service = await startBuilding();
  bakery = await service.build('A website for the bakery "Alma" in Porto. Rye bread €4. Open Tue-Sat 7-18.');
  await bakery.untilEnd();
  path = `/v1/sites/${bakery.siteId}/document`;
});
afterAll(() => service.close());

const read = () => service.app.call(path, { key: bakery.key });

async function edit(patch: unknown, { type = 'application/json', query = '', headers = {} } = {}) {
  const response = await fetch(service.app.url + path + query, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${bakery.key}`, 'content-type': type, ...headers },
    body: JSON.stringify(patch),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('the document of a site', () => {
  it('is read by its owner, with its commit as the ETag', async () => {
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ site_id: bakery.siteId, document: { identity: { name: 'Alma' } } });
    expect(headers.get('etag')).toBe(`"${body.data.commit}"`);
    const { apiKey: other } = await service.app.createAccount();
    expect((await service.app.call(path, { key: other })).status).toBe(404);
  });

  it('is not served to visitors', async () => {
    expect((await bakery.visit('.capstan/site.json')).status).toBe(404);
    expect((await bakery.visit('site.json')).status).toBe(404);
    expect(await bakery.paths()).toContain('.capstan/site.json');
  });

  it('has a public JSON Schema', async () => {
    const response = await fetch(`${service.app.url}/schemas/site-document.json`);
    expect(response.headers.get('content-type')).toMatch(/^application\/schema\+json/);
    expect(await response.json()).toMatchObject({ $ref: '#/$defs/SiteDocument' });
  });

  it('is edited by a patch, as a free build with a commit and a stream', async () => {
    const { commit } = (await read()).body.data;
    const balance = async () =>
      (await service.app.call('/v1/credits', { key: bakery.key })).body.data.balance;
    const before = await balance();
    const patch = [{ op: 'replace', path: '/identity/name', value: 'Alma & Sons' }];
    const { status, body } = await edit(patch, {
      type: 'application/json-patch+json',
      headers: { 'if-match': `"${commit}"` },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { base_commit: commit, status: 'running' }, credits_used: 0 });
    const created = { ...body.data, company_id: bakery.companyId };
    const build = new FollowedBuild(service.app, created, bakery.key);
    // One writer at a time: until it has ended.
    expect((await edit(patch)).body.error.type).toMatch(/build-running$/);
    expect((await build.untilEnd()).kind).toBe('build.completed');
    expect(build.of('commit.created').at(-1)?.data['message']).toBe('The document was edited.');
    expect(await (await build.visit()).text()).toContain('Alma &amp; Sons');
    expect((await read()).body.data.document.identity.name).toBe('Alma & Sons');
    expect(await balance()).toBe(before);
    expect(await service.app.audit()).toEqual([]);

    const moved = await edit(patch, { query: `?base_commit=${commit}` });
    expect(moved.status).toBe(409);
    expect(moved.body.error).toMatchObject({ type: expect.stringMatching(/document-moved$/) });
    expect(moved.body.error.commit).toBe((await read()).body.data.commit);
  });

  it.each([
    ['an operation without a place', [{ op: 'replace', path: '/nowhere/else', value: 1 }], '/0'],
    [
      'a document that is not valid',
      [{ op: 'replace', path: '/identity/name', value: '' }],
      '/identity/name',
    ],
    ['no patch', { name: 'Alma' }, ''],
    ['the prototype', [{ op: 'add', path: '/__proto__/x', value: 1 }], '/0/path'],
  ])('refuses %s with the place of the fault', async (_title, patch, place) => {
    const { commit } = (await read()).body.data;
    const { status, body } = await edit(patch);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      type: expect.stringMatching(/invalid-document$/),
      errors: expect.arrayContaining([expect.objectContaining({ path: place })]),
    });
    expect((await read()).body.data.commit).toBe(commit);
  });

  it('takes no patch media type elsewhere', async () => {
    const response = await fetch(`${service.app.url}/v1/builds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bakery.key}`, 'content-type': 'application/json-patch+json' },
      body: '[]',
    });
    expect(response.status).toBe(415);
  });
});
