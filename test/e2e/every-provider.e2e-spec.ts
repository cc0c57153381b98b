import { resolve } from 'node:path';
import { providerInfoOf } from '@capstan/capability-kit';
import {
  IndexFolder,
  LocalIndex,
  emails,
  enrichCompany,
  enrichPerson,
  scrape,
  search,
  verifyEmail,
} from '@capstan/catalog';
import { StandInNameServer } from '@capstan/platform-testing';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { StandInWeb, type UpstreamName } from '../harness/stand-in-web/index.js';

/** Every provider of search, scrape, enrichment and addresses is seen winning, and seen failing with another one taking over. */
const web = new StandInWeb();
const MANUAL = resolve(import.meta.dirname, '..', 'harness', 'manual');
let database: TestDatabase;

beforeAll(async () => {
  await web.start();
  database = await createDatabase();
});
beforeEach(() => web.reset());
afterAll(async () => {
  await web.stop();
  await database.drop();
});

const SEARCH_UPSTREAMS = search.providers
  .map((provider) => providerInfoOf(provider).name)
  .filter((name) => name !== 'local_index') as UpstreamName[];

/** Those but the company's own site, which is nobody's that a test may ask. */
const COMPANY_UPSTREAMS = enrichCompany.providers
  .map((provider) => providerInfoOf(provider).name)
  .filter((name) => name !== 'site_jsonld') as UpstreamName[];

const PERSON_UPSTREAMS = enrichPerson.providers.map(
  (provider) => providerInfoOf(provider).name,
) as UpstreamName[];

/** Those that are vendors: the name system and the company's own site have tests of their own below. */
const VERIFY_UPSTREAMS = verifyEmail.providers
  .map((provider) => providerInfoOf(provider).name)
  .filter((name) => name !== 'dns') as UpstreamName[];
const EMAIL_UPSTREAMS = emails.providers
  .map((provider) => providerInfoOf(provider).name)
  .filter((name) => name !== 'site_scan') as UpstreamName[];

const upstreamAddresses = (): Record<string, string> =>
  Object.fromEntries(
    [
      ...SEARCH_UPSTREAMS,
      ...COMPANY_UPSTREAMS,
      ...PERSON_UPSTREAMS,
      ...VERIFY_UPSTREAMS,
      ...EMAIL_UPSTREAMS,
      'jina' as const,
    ].map((name) => [`${name.toUpperCase()}_BASE_URL`, web.baseUrl(name)]),
  );
const KEYS = {
  BRAVE_API_KEY: 'k',
  EXA_API_KEY: 'k',
  SERPER_API_KEY: 'k',
  HUNTER_API_KEY: 'k',
  PDL_API_KEY: 'k',
  APOLLO_API_KEY: 'k',
  MILLIONVERIFIER_API_KEY: 'k',
  REOON_API_KEY: 'k',
  BOUNCER_API_KEY: 'k',
  ZEROBOUNCE_API_KEY: 'k',
  NEVERBOUNCE_API_KEY: 'k',
  KICKBOX_API_KEY: 'k',
  FINDYMAIL_API_KEY: 'k',
  PROSPEO_API_KEY: 'k',
  LEADMAGIC_API_KEY: 'k',
};

/** One deployment for one story: breakers and paces remember. */
async function within<T>(env: Record<string, string>, story: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startApp({
    databaseUrl: database.url,
    env: { OUTBOUND_ALLOW_HOSTS: web.hostPort, ...upstreamAddresses(), ...KEYS, ...env },
  });
  try {
    const result = await story(app);
    expect(await app.audit()).toEqual([]);
    return result;
  } finally {
    await app.close();
  }
}

/** A source type that a provider serves, and another provider of the same one to fall back on. */
function plan(name: UpstreamName): { source_type: string; fallback: UpstreamName } {
  if (name === 'gdelt' || name === 'hackernews') return { source_type: 'news', fallback: 'searxng' };
  if (['crossref', 'openalex', 'europe_pmc', 'arxiv'].includes(name)) {
    return { source_type: 'academic', fallback: 'searxng' };
  }
  return { source_type: 'web', fallback: name === 'searxng' ? 'brave' : 'searxng' };
}

describe.each(SEARCH_UPSTREAMS)('search by %s', (name) => {
  const { source_type, fallback } = plan(name);
  const body = { query: 'calibrate the soil probes', source_type };
  const env = { SEARCH_PROVIDERS: `${name},${fallback}` };

  it('wins, and is charged once', async () => {
    await within(env, async (app) => {
      const answer = await app.call('/v1/search', { body });
      expect(answer.body, answer.text).toMatchObject({
        success: true,
        credits_used: 1,
        metadata: { provider_used: name, providers_tried: [name] },
      });
      expect(answer.body.data.results[0]).toMatchObject({
        url: expect.stringMatching(/^https?:/),
        title: expect.stringMatching(/\S/),
        source_type,
      });
      expect(web.calls(name)).toBeGreaterThan(0);
    });
  });

  it('fails, and the next one answers', async () => {
    web.behave(name, 'server_error');
    await within(env, async (app) => {
      const answer = await app.call('/v1/search', { body });
      expect(answer.body).toMatchObject({
        success: true,
        credits_used: 1,
        metadata: { provider_used: fallback, providers_tried: [name, fallback] },
      });
      const receipt = await app.call(`/v1/requests/${answer.body.metadata.request_id}`);
      expect(receipt.body.data.attempts[0]).toMatchObject({ provider: name, outcome: 'upstream_error' });
    });
  });
});

describe('academic search', () => {
  const academic = { query: 'soil moisture sensor calibration', source_type: 'academic' };
  const FOUR = ['crossref', 'openalex', 'europe_pmc', 'arxiv'] as const;

  it('asks the four indexes together and merges what they know', async () => {
    await within({}, async (app) => {
      const { body } = await app.call('/v1/search', { body: academic });
      expect(body).toMatchObject({ success: true, credits_used: 1, metadata: { provider_used: 'merged' } });
      expect(body.metadata.providers_tried).toEqual(expect.arrayContaining([...FOUR]));
      const urls: string[] = body.data.results.map(({ url }: { url: string }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    });
  });

  it('does with those that answer, and names the one that is left alone', async () => {
    for (const name of ['crossref', 'openalex', 'europe_pmc'] as const) web.behave(name, 'server_error');
    await within({ SEARCH_PROVIDERS: FOUR.join(',') }, async (app) => {
      const { body } = await app.call('/v1/search', { body: academic });
      expect(body.metadata).toMatchObject({ provider_used: 'arxiv' });
      expect(body.metadata.providers_tried).toHaveLength(4);
    });
  });
});

it('search by local_index wins when every vendor is down', async () => {
  for (const name of SEARCH_UPSTREAMS) web.behave(name, 'reset');
  await within({}, async (app) => {
    const folder = new IndexFolder(new LocalIndex(app.app.get(DataSource)));
    await folder.run(MANUAL, { name: 'manual', sourceType: 'web' });
    const { body } = await app.call('/v1/search', { body: { query: 'calibrate the soil probes' } });
    expect(body.metadata.provider_used).toBe('local_index');
    expect(body.metadata.providers_tried.length).toBeGreaterThan(5);
  });
});

describe('scrape', () => {
  const order = scrape.providers.map((provider) => providerInfoOf(provider).name);
  /** A vendor is asked about public addresses only; no test asks a name server for one. */
  const PUBLIC = 'https://93.184.215.14/article';

  it.each([
    ['direct_fetch', 'fetch'],
    ['chromium', 'browser'],
  ])('by %s wins', async (name, mode) => {
    await within({}, async (app) => {
      const { body, text } = await app.call('/v1/scrape', { body: { url: `${web.origin}/article`, mode } });
      expect(body, text).toMatchObject({ success: true, metadata: { provider_used: name } });
    });
  });

  it.each(['jina', 'tavily', 'firecrawl'] as const)('by %s wins, and fails', async (name) => {
    const body = { url: PUBLIC, formats: ['markdown'] };
    await within({ SCRAPE_PROVIDERS: name }, async (app) => {
      const won = await app.call('/v1/scrape', { body });
      expect(won.body, won.text).toMatchObject({ credits_used: 1, metadata: { provider_used: name } });
      web.behave(name, 'server_error');
      const lost = await app.call('/v1/scrape', { body });
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
      expect(lost.body.metadata.providers_tried).toEqual([name]);
    });
  });

  it('goes through all of them for a page that nobody gets', async () => {
    for (const name of ['jina', 'tavily', 'firecrawl'] as const) web.behave(name, 'server_error');
    expect(order).toEqual(['direct_fetch', 'chromium', 'jina', 'tavily', 'firecrawl', 'local_index']);
    await within({ SCRAPE_PROVIDERS: 'jina,tavily,firecrawl' }, async (app) => {
      const { status, body } = await app.call('/v1/scrape', { body: { url: PUBLIC, formats: ['markdown'] } });
      expect(status).toBe(502);
      expect(body.metadata.providers_tried).toEqual(['jina', 'tavily', 'firecrawl']);
    });
  });
});

describe('enrich_company', () => {
  const company = { domain: 'acme.com', name: 'Acme GmbH', country: 'DE' };

  it.each(COMPANY_UPSTREAMS)('by %s wins, and fails', async (name) => {
    await within({ ENRICH_COMPANY_PROVIDERS: name }, async (app) => {
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

  it('merges what they know, and says who said what', async () => {
    await within({ ENRICH_COMPANY_PROVIDERS: COMPANY_UPSTREAMS.join(',') }, async (app) => {
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

  it('does with those that answer', async () => {
    web.behave('wikidata', 'hang');
    web.behave('github', 'reset');
    await within({ ENRICH_COMPANY_PROVIDERS: 'wikidata,gleif,github' }, async (app) => {
      const { body } = await app.call('/v1/enrich/company', { body: company });
      expect(body).toMatchObject({ success: true, metadata: { provider_used: 'gleif' } });
    });
  });

  it('is free when nobody knows the company', async () => {
    for (const name of COMPANY_UPSTREAMS) web.behave(name, 'empty');
    await within({ ENRICH_COMPANY_PROVIDERS: COMPANY_UPSTREAMS.join(',') }, async (app) => {
      const { status, body } = await app.call('/v1/enrich/company', { body: company });
      expect([status, body.credits_used, body.data.lei, body.data.sources]).toEqual([200, 0, null, []]);
    });
  });

  it.each(['127.0.0.1', 'http://169.254.169.254/latest', 'localhost', 'vault.internal'])(
    'refuses %s for a domain',
    async (domain) => {
      await within({}, async (app) => {
        const { status, text } = await app.call('/v1/enrich/company', { body: { domain } });
        expect([status, text]).toEqual([400, expect.stringContaining('must be a public domain')]);
      });
    },
  );
});

describe('enrich_person', () => {
  const person = { name: 'Ada Lovelace', company: 'Acme', domain: 'acme.com' };

  it.each(PERSON_UPSTREAMS)('by %s wins, and fails', async (name) => {
    const body = name === 'hunter' ? { email: 'ada@acme.com' } : person;
    await within({ ENRICH_PERSON_PROVIDERS: name }, async (app) => {
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

  it('merges what they know, and says who said what', async () => {
    await within({ ENRICH_PERSON_PROVIDERS: 'orcid,github,wikidata,pdl' }, async (app) => {
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

  it('is free when nobody knows the person, and asks nobody for a name alone', async () => {
    for (const name of PERSON_UPSTREAMS) web.behave(name, 'empty');
    await within({ ENRICH_PERSON_PROVIDERS: PERSON_UPSTREAMS.join(',') }, async (app) => {
      const { status, body } = await app.call('/v1/enrich/person', { body: person });
      expect([status, body.credits_used, body.data.full_name, body.data.sources]).toEqual([200, 0, null, []]);
      const refused = await app.call('/v1/enrich/person', { body: { name: 'Ada Lovelace' } });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('fits many people')]);
    });
  });
});

describe('verify_email', () => {
  const names = new StandInNameServer({ 'acme.com': { mx: [[10, 'mx1.acme.com']] } });
  const verify = (app: TestApp, email: string) => app.call('/v1/verify/email', { body: { email } });
  beforeAll(() => names.start());
  afterAll(() => names.stop());

  it.each(VERIFY_UPSTREAMS)('by %s wins, and fails', async (name) => {
    await within({ VERIFY_EMAIL_PROVIDERS: name }, async (app) => {
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

  it('by dns wins without a key, and is free where only the mailbox could tell', async () => {
    await within({ VERIFY_EMAIL_PROVIDERS: 'dns', DNS_SERVERS: names.hostPort }, async (app) => {
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

  it('asks a verifier only where the name system cannot tell', async () => {
    const env = { VERIFY_EMAIL_PROVIDERS: 'dns,bouncer', DNS_SERVERS: names.hostPort };
    await within(env, async (app) => {
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

  it('fails without a name server: an address is not invalid because there is no network', async () => {
    await within({ VERIFY_EMAIL_PROVIDERS: 'dns' }, async (app) => {
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
    await within({ EMAILS_PROVIDERS: name }, async (app) => {
      const won = await find(app);
      expect(won.body, won.text).toMatchObject({
        success: true,
        credits_used: 2,
        data: { email: 'ada@acme.com', status: 'valid', sources: [{ provider: name }], candidates: [] },
        metadata: { provider_used: name },
      });
      const nobody = await find(app, { last_name: 'Nobody' });
      expect(nobody.body, nobody.text).toMatchObject({ credits_used: 0, data: { email: null, sources: [] } });
      web.behave(name, 'server_error');
      const lost = await find(app);
      expect(lost).toMatchObject({ status: 502, body: { credits_used: 0 } });
    });
  });

  it('asks nobody else for a person who opted out', async () => {
    web.behave('hunter', ({ response }) => {
      response.writeHead(451, { 'content-type': 'application/json' });
      response.end('{"errors":[{"id":"claimed_email","code":451}]}');
    });
    await within({ EMAILS_PROVIDERS: 'hunter,findymail' }, async (app) => {
      const { status, body } = await find(app);
      expect([status, body.credits_used, body.data]).toEqual([422, 0, null]);
      expect(body.metadata.providers_tried).toEqual(['hunter']);
      expect(web.calls('findymail')).toBe(0);
    });
  });
});
