import { join, resolve } from 'node:path';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PluginService } from '../../harness/plugin-service.js';
import { OidcIssuer } from './oidc-issuer.js';

const CONFIG = join(
  resolve(import.meta.dirname, '..', '..', '..'),
  'examples/oidc-authentication/capstan.config.ts',
);
const EMAIL = 'alice@example.test';
const CLAIMS = { aud: 'capstan', sub: 'alice', email: EMAIL, email_verified: true };

describe('examples/oidc-authentication', () => {
  let issuer: OidcIssuer;
  let service: PluginService;
  let apiKey: string;

  beforeAll(async () => {
    issuer = await OidcIssuer.start();
    const env = { OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: 'capstan', SEARCH_PROVIDERS: 'local_index' };
    service = await PluginService.prepare(CONFIG, env);
    apiKey = await service.createKey(EMAIL);
    await service.start();
  });
  afterAll(async () => {
    await service?.stop();
    await issuer?.stop();
  });

  const credits = (token: string) => service.call('/v1/credits', { key: token });

  it('lets a token of the issuer call in the name of the account it names', async () => {
    const answer = await credits(await issuer.sign(CLAIMS));
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual((await credits(apiKey)).body.data);
  });

  it('accepts API keys as before', async () => {
    expect((await credits(apiKey)).status).toBe(200);
  });

  it('counts all tokens of one subject against one rate limit, and other subjects apart', async () => {
    const remaining = async (sub: string) =>
      Number((await credits(await issuer.sign({ ...CLAIMS, sub }))).headers.get('x-ratelimit-remaining'));
    const first = await remaining('bob');
    expect(await remaining('bob')).toBe(first - 1);
    expect(await remaining('carol')).toBe(first);
  });

  it('records calls under one credential, which is a UUID', async () => {
    const call = async () =>
      service.call('/v1/search', { key: await issuer.sign(CLAIMS), body: { query: 'anything' } });
    expect((await call()).status).toBe(200);
    expect((await call()).status).toBe(200);
    const rows: { key_id: string }[] = await service.database.dataSource.query(
      'SELECT DISTINCT key_id FROM requests',
    );
    expect(rows).toEqual([{ key_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5/) }]);
  });

  it('lets a token create an API key, without more than the token may do', async () => {
    const key = await issuer.sign(CLAIMS);
    const made = await service.call('/v1/keys', { key, body: { name: 'from a token' } });
    expect(made.status).toBe(200);
    expect((await credits(made.body.data.key)).status).toBe(200);
    const admin = await service.call('/v1/keys', { key, body: { name: 'more', scopes: ['admin'] } });
    expect(admin.status).toBe(403);
  });

  it.each([
    ['for another audience', { aud: 'other' }, {}],
    ['that has expired', {}, { expiresIn: '-1m' }],
    ['of an unknown account', { email: 'stranger@example.test' }, {}],
    ['with an address that the issuer did not verify', { email_verified: false }, {}],
    ['without a subject', { sub: undefined }, {}],
  ])('refuses a token %s', async (_title, claims, options) => {
    const answer = await credits(await issuer.sign({ ...CLAIMS, ...claims }, options));
    expect(answer.status).toBe(401);
    expect(answer.body.error.type).toBe(`${service.url}/errors/oidc-token-refused`);
  });

  it('refuses a token that another key signed', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const answer = await credits(await issuer.sign(CLAIMS, { key: privateKey }));
    expect([answer.status, answer.body.error.title]).toEqual([401, 'Token refused']);
  });

  it('leaves tokens of other issuers to the answer for requests without a key', async () => {
    const answer = await credits(await issuer.sign({ ...CLAIMS, iss: 'https://other.example' }));
    expect([answer.status, answer.body.error.title]).toEqual([401, 'Unauthorized']);
  });

  it('refuses the tokens of a suspended account', async () => {
    const token = await issuer.sign(CLAIMS);
    const adminKey = /^Admin key: (\S+)$/m.exec(
      (await service.run('key', '--account', 'admin@example.test', '--create', '--scopes', 'admin')).output,
    )?.[1];
    const [account]: { id: string }[] = await service.database.dataSource.query(
      'SELECT id FROM accounts WHERE email = $1',
      [EMAIL],
    );
    const suspend = `/v1/admin/accounts/${account?.id}/suspend`;
    expect((await service.call(suspend, { key: adminKey ?? '', method: 'POST' })).status).toBe(200);
    await expect.poll(async () => (await credits(token)).status).toBe(401);
  });
});
