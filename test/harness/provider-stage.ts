import { type Capability, providerInfoOf } from '@capstan/kit';
import { emails, enrichCompany, enrichPerson, search, verifyEmail } from '@capstan/catalog';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type TestApp, startApp } from './app.js';
import { type TestDatabase, createDatabase } from './database.js';
import { StandInWeb, type UpstreamName } from './stand-in-web/index.js';

/** Providers of a capability that have a vendor stand-in. @param own the one with a separate test. */
const upstreamsOf = ({ providers }: Capability, own?: string): UpstreamName[] =>
  providers.map((provider) => providerInfoOf(provider).name).filter((name) => name !== own) as UpstreamName[];

export const SEARCH_UPSTREAMS = upstreamsOf(search, 'local_index');
/** All but the company's own site, which tests must not request. */
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

/** No politeness delay: stand-ins have no rate limit. */
const NO_PACE = { ARXIV_INTERVAL_MS: '0', DUCKDUCKGO_INTERVAL_MS: '0', GDELT_INTERVAL_MS: '0' };

/** The stand-ins of all vendors, and deployments that use only them. */
export class ProviderStage {
  readonly web = new StandInWeb();
  private database: TestDatabase | undefined;

  /** Registers the setup, reset and teardown of a test file. */
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

  /** One deployment per scenario, because breakers keep state. */
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
