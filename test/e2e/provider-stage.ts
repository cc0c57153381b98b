import { type Capability, providerInfoOf } from '@capstan/kit';
import { emails, enrichCompany, enrichPerson, search, verifyEmail } from '@capstan/catalog';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { type TestDatabase, createDatabase } from '../harness/database.js';
import { StandInWeb, type UpstreamName } from '../harness/stand-in-web/index.js';

/** Providers of a capability that are vendors with a stand-in. @param own the one that a test of its own sees. */
const upstreamsOf = ({ providers }: Capability, own?: string): UpstreamName[] =>
  providers.map((provider) => providerInfoOf(provider).name).filter((name) => name !== own) as UpstreamName[];

export const SEARCH_UPSTREAMS = upstreamsOf(search, 'local_index');
/** Those but the company's own site, which is nobody's that a test may ask. */
export const COMPANY_UPSTREAMS = upstreamsOf(enrichCompany, 'site_jsonld');
export const PERSON_UPSTREAMS = upstreamsOf(enrichPerson);
export const VERIFY_UPSTREAMS = upstreamsOf(verifyEmail, 'dns');
export const EMAIL_UPSTREAMS = upstreamsOf(emails, 'site_scan');

const NAMES = [
  ...SEARCH_UPSTREAMS,
  ...COMPANY_UPSTREAMS,
  ...PERSON_UPSTREAMS,
  ...VERIFY_UPSTREAMS,
  ...EMAIL_UPSTREAMS,
  'jina' as const,
];

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

/** Nobody is annoyed by a stand-in that is asked too often. */
const NO_PACE = { ARXIV_INTERVAL_MS: '0', DUCKDUCKGO_INTERVAL_MS: '0', GDELT_INTERVAL_MS: '0' };

/** The stand-ins of all vendors, and deployments that know no others. */
export class ProviderStage {
  readonly web = new StandInWeb();
  private database: TestDatabase | undefined;

  /** For a file of tests: registers what starts, resets and ends it. */
  static forFile(): ProviderStage {
    const stage = new ProviderStage();
    beforeAll(async () => {
      await stage.web.start();
      stage.database = await createDatabase();
    });
    beforeEach(() => stage.web.reset());
    afterAll(async () => {
      await stage.web.stop();
      await stage.database?.drop();
    });
    return stage;
  }

  start(env: Record<string, string>): Promise<TestApp> {
    const addresses = NAMES.map((name) => [`${name.toUpperCase()}_BASE_URL`, this.web.baseUrl(name)]);
    return startApp({
      databaseUrl: this.database?.url,
      env: {
        OUTBOUND_ALLOW_HOSTS: this.web.hostPort,
        ...(Object.fromEntries(addresses) as Record<string, string>),
        ...KEYS,
        ...NO_PACE,
        ...env,
      },
    });
  }

  /** One deployment for one story: breakers remember. */
  async within<T>(env: Record<string, string>, story: (app: TestApp) => Promise<T>): Promise<T> {
    const app = await this.start(env);
    try {
      const result = await story(app);
      expect(await app.audit()).toEqual([]);
      return result;
    } finally {
      await app.close();
    }
  }
}
