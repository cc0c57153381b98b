import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../harness/app.js';
import { COMPANY_UPSTREAMS, PERSON_UPSTREAMS, ProviderStage } from '../../harness/provider-stage.js';

/** Every provider is tested as the winner, and failing. */
const stage = ProviderStage.forFile();
const { web } = stage;

describe('enrich_company', () => {
  const company = { domain: 'acme.com', name: 'Acme GmbH', country: 'DE' };

  it.each(COMPANY_UPSTREAMS)('by %s wins, and fails', async (name) => {
    await stage.within({ ENRICH_COMPANY_PROVIDERS: name }, async (app) => {
      const won = await app.call('/v1/enrich/company', { body: company });
      expect(won.body, won.text).toMatchObject({
        success: true,
        credits_used: 3,
        data: { sources: [{ provider: name }] },
        metadata: { provider_used: name },
      });
      web.behave(name, 'server_error');
      const lost = await app.call('/v1/enrich/company', { body: company });
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
    });
  });

  it('merges the results of its providers, and names the source of each field', async () => {
    await stage.within({ ENRICH_COMPANY_PROVIDERS: COMPANY_UPSTREAMS.join(',') }, async (app) => {
      const { body } = await app.call('/v1/enrich/company', { body: company });
      expect(body).toMatchObject({
        credits_used: 3,
        data: {
          name: 'Acme',
          legal_name: 'Acme GmbH',
          founded_year: 1998,
          employee_count: 312,
          headquarters: 'Hamburg',
          country: 'DE',
          lei: '529900ACMEGAUGES0042',
          registration_number: 'HRB 90042',
          socials: { github_url: 'https://github.com/acme' },
        },
        metadata: { provider_used: 'merged' },
      });
      const said = new Map(
        body.data.sources.map(({ provider, fields }: { provider: string; fields: string[] }) => [
          provider,
          fields,
        ]),
      );
      expect(said.get('gleif')).toEqual(expect.arrayContaining(['legal_name', 'lei']));
      expect(said.get('wikidata')).toContain('founded_year');
    });
  });

  it('succeeds with the providers that answer', async () => {
    web.behave('wikidata', 'hang');
    web.behave('github', 'reset');
    await stage.within({ ENRICH_COMPANY_PROVIDERS: 'wikidata,gleif,github' }, async (app) => {
      const { body } = await app.call('/v1/enrich/company', { body: company });
      expect(body).toMatchObject({ success: true, metadata: { provider_used: 'gleif' } });
    });
  });

  it('is free when no provider has the company', async () => {
    for (const name of COMPANY_UPSTREAMS) web.behave(name, 'empty');
    await stage.within({ ENRICH_COMPANY_PROVIDERS: COMPANY_UPSTREAMS.join(',') }, async (app) => {
      const { status, body } = await app.call('/v1/enrich/company', { body: company });
      expect([status, body.credits_used, body.data.lei, body.data.sources]).toEqual([200, 0, null, []]);
    });
  });

  describe('for a non-public domain', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await stage.start({});
    });
    afterAll(() => app.close());

    it.each(['127.0.0.1', 'http://169.254.169.254/latest', 'localhost', 'vault.internal'])(
      'rejects %s',
      async (domain) => {
        const { status, text } = await app.call('/v1/enrich/company', { body: { domain } });
        expect([status, text]).toEqual([400, expect.stringContaining('must be a public domain')]);
        expect(await app.audit()).toEqual([]);
      },
    );
  });
});

describe('enrich_person', () => {
  const person = { name: 'Ada Lovelace', company: 'Acme', domain: 'acme.com' };

  it.each(PERSON_UPSTREAMS)('by %s wins, and fails', async (name) => {
    const body = name === 'hunter' ? { email: 'ada@acme.com' } : person;
    await stage.within({ ENRICH_PERSON_PROVIDERS: name }, async (app) => {
      const won = await app.call('/v1/enrich/person', { body });
      expect(won.body, won.text).toMatchObject({
        success: true,
        credits_used: 3,
        data: { full_name: 'Ada Lovelace', sources: [{ provider: name }] },
        metadata: { provider_used: name },
      });
      web.behave(name, 'server_error');
      const lost = await app.call('/v1/enrich/person', { body });
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
    });
  });

  it('merges the results of its providers, and names the source of each field', async () => {
    await stage.within({ ENRICH_PERSON_PROVIDERS: 'orcid,github,wikidata,pdl' }, async (app) => {
      const { body } = await app.call('/v1/enrich/person', { body: person });
      expect(body).toMatchObject({
        credits_used: 3,
        data: {
          title: 'Head of Research',
          company: { name: 'Acme' },
          orcid: '0000-0002-1825-0097',
          wikidata_id: 'Q900020',
          emails: [],
          socials: {
            github_url: 'https://github.com/ada',
            linkedin_url: 'https://linkedin.com/in/ada-lovelace',
          },
          confidence: 0.99,
        },
        metadata: { provider_used: 'merged' },
      });
      const providers = body.data.sources.map(({ provider }: { provider: string }) => provider);
      expect(providers).toEqual(expect.arrayContaining(['orcid', 'github', 'wikidata', 'pdl']));
    });
  });

  it('is free when no provider has the person, and calls none for a name alone', async () => {
    for (const name of PERSON_UPSTREAMS) web.behave(name, 'empty');
    await stage.within({ ENRICH_PERSON_PROVIDERS: PERSON_UPSTREAMS.join(',') }, async (app) => {
      const { status, body } = await app.call('/v1/enrich/person', { body: person });
      expect([status, body.credits_used, body.data.full_name, body.data.sources]).toEqual([200, 0, null, []]);
      const refused = await app.call('/v1/enrich/person', { body: { name: 'Ada Lovelace' } });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('matches many people')]);
    });
  });
});
