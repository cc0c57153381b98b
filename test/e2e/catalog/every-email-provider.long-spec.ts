import { StandInNameServer } from '@capstan/platform-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../harness/app.js';
import { EMAIL_UPSTREAMS, ProviderStage, VERIFY_UPSTREAMS } from '../../harness/provider-stage.js';

/** Every provider is tested as the winner, and failing. */
const stage = ProviderStage.forFile();
const { web } = stage;

describe('verify_email', () => {
  const names = new StandInNameServer({ 'acme.com': { mx: [[10, 'mx1.acme.com']] } });
  const verify = (app: TestApp, email: string) => app.call('/v1/verify/email', { body: { email } });
  beforeAll(() => names.start());
  afterAll(() => names.stop());

  it.each(VERIFY_UPSTREAMS)('by %s wins, and fails', async (name) => {
    await stage.within({ VERIFY_EMAIL_PROVIDERS: name }, async (app) => {
      const won = await verify(app, 'ada@acme.com');
      expect(won.body, won.text).toMatchObject({
        success: true,
        credits_used: 1,
        data: { email: 'ada@acme.com', status: 'valid', reason: 'mailbox_exists' },
        metadata: { provider_used: name },
      });
      const unsure = await verify(app, 'bo@acme.com');
      expect(unsure.body, unsure.text).toMatchObject({ credits_used: 0, data: { status: 'unknown' } });
      web.behave(name, 'server_error');
      const lost = await verify(app, 'ada@acme.com');
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
      const nonsense = await verify(app, 'no address');
      expect(nonsense).toMatchObject({ status: 400, body: { credits_used: 0 } });
    });
  });

  it('by dns wins without a key, and is free where only the mailbox could decide', async () => {
    await stage.within({ VERIFY_EMAIL_PROVIDERS: 'dns', DNS_SERVERS: names.hostPort }, async (app) => {
      const gone = await verify(app, 'ada@nowhere-at-all.com');
      expect(gone.body, gone.text).toMatchObject({
        credits_used: 1,
        data: { status: 'invalid', reason: 'domain_not_found', mx: [] },
        metadata: { provider_used: 'dns' },
      });
      const there = await verify(app, 'ada@acme.com');
      expect(there.body).toMatchObject({
        success: true,
        credits_used: 0,
        data: { status: 'unknown', reason: 'mailbox_not_asked', mx: ['mx1.acme.com'] },
      });
    });
  });

  it('calls a verifier only if DNS cannot decide', async () => {
    const env = { VERIFY_EMAIL_PROVIDERS: 'dns,bouncer', DNS_SERVERS: names.hostPort };
    await stage.within(env, async (app) => {
      const known = await verify(app, 'ada@acme.com');
      expect(known.body.metadata).toMatchObject({
        provider_used: 'bouncer',
        providers_tried: ['dns', 'bouncer'],
      });
      const gone = await verify(app, 'ada@nowhere-at-all.com');
      expect(gone.body.metadata).toMatchObject({ provider_used: 'dns', providers_tried: ['dns'] });
      expect(web.calls('bouncer')).toBe(1);
    });
  });

  it('fails without a name server: a network error does not make an address invalid', async () => {
    await stage.within({ VERIFY_EMAIL_PROVIDERS: 'dns' }, async (app) => {
      const { status, body } = await verify(app, 'ada@acme.com');
      expect([status, body.credits_used]).toEqual([502, 0]);
    });
  });
});

describe('emails', () => {
  const person = { first_name: 'Ada', last_name: 'Lovelace', domain: 'acme.com' };
  const find = (app: TestApp, fields: object = {}) =>
    app.call('/v1/emails', { body: { ...person, ...fields } });

  it.each(EMAIL_UPSTREAMS)('by %s wins, and fails', async (name) => {
    await stage.within({ EMAILS_PROVIDERS: name }, async (app) => {
      const won = await find(app);
      expect(won.body, won.text).toMatchObject({
        success: true,
        credits_used: 2,
        data: { email: 'ada@acme.com', status: 'valid', sources: [{ provider: name }], candidates: [] },
        metadata: { provider_used: name },
      });
      const missing = await find(app, { last_name: 'Missing' });
      expect(missing.body, missing.text).toMatchObject({
        credits_used: 0,
        data: { email: null, sources: [] },
      });
      web.behave(name, 'server_error');
      const lost = await find(app);
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
    });
  });

  it('calls no provider for a person who opted out', async () => {
    web.behave('hunter', ({ response }) => {
      response.writeHead(451, { 'content-type': 'application/json' });
      response.end('{"errors":[{"id":"claimed_email","code":451}]}');
    });
    await stage.within({ EMAILS_PROVIDERS: 'hunter,findymail' }, async (app) => {
      const { status, body } = await find(app);
      expect([status, body.credits_used, body.data]).toEqual([422, 0, null]);
      expect(body.metadata.providers_tried).toEqual(['hunter']);
      expect(web.calls('findymail')).toBe(0);
    });
  });
});
