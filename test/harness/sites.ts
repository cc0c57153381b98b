import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AccountsService, ApiKeysService, Authentication, AuthModule } from '@capstan/auth';
import {
  DocumentEdits,
  type OwnedSite,
  PreviewAddresses,
  PreviewsModule,
  type PublishedSite,
  SiteLocator,
  previewsConfig,
} from '@capstan/sites';
import type { MessageTransport } from '@capstan/kit';
import { configOf, loadConfig } from '@capstan/config';
import { ConfigModule, DatabaseModule, InvalidRequestError, NotFoundError } from '@capstan/platform-core';
import { type SiteDocument, patchDocument } from '@capstan/site-document';
import { RateLimiter, httpConfig, registerHttpHooks } from '@capstan/platform-http';
import { BroadcastModule } from '@capstan/platform-jobs';
import { Workspaces, WorkspacesModule, workspacesConfig } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { ApiAdapter } from '../../apps/api/src/api.adapter.js';
import { HttpModule } from '../../apps/api/src/http.module.js';
import { createDatabase } from './database.js';

/** A company with a site of its own. */
export interface TestSite {
  companyId: string;
  siteId: string;
  token: string;
  /** Path of its preview, `/p/<token>/`. */
  path: string;
  /** Publishes these files in addition to the existing ones. Null deletes one. */
  publish(files: Record<string, string | Uint8Array | null>): Promise<string>;
  /** Publishes a commit of its workspace. */
  show(commit: string): void;
}

/** The part of the API that serves sites: real HTTP, PostgreSQL and git, without builds. */
export interface SitesApp {
  url: string;
  dataSource: DataSource;
  workspaces: Workspaces;
  sites: SiteLocator;
  documents: TestDocuments;
  addresses: PreviewAddresses;
  dataDir: string;
  /** Makes the lookup of sites fail, as if the database was unavailable. */
  isFailing: boolean;
  addSite(accountId: string, files: Record<string, string | Uint8Array>): Promise<TestSite>;
  createAccount(): Promise<{ accountId: string; apiKey: string }>;
  close(): Promise<void>;
}

/** Sites that a test published. */
class TestSites extends SiteLocator {
  readonly published = new Map<string, PublishedSite>();
  readonly owned = new Map<string, OwnedSite & { accountId: string }>();
  isFailing = false;

  override byToken(token: string): Promise<PublishedSite | null> {
    if (this.isFailing) return Promise.reject(new Error('no sites'));
    return Promise.resolve(this.published.get(token) ?? null);
  }

  /** Site and company have the same id here. */
  override ofAccount(accountId: string, siteId: string): Promise<OwnedSite> {
    return this.ofCompany(accountId, siteId);
  }

  override ofCompany(accountId: string, companyId: string): Promise<OwnedSite> {
    const site = this.owned.get(companyId);
    if (site?.accountId !== accountId) return Promise.reject(new NotFoundError('The company'));
    return Promise.resolve(site);
  }
}

/** Documents in memory, each change of which is a commit. */
export class TestDocuments extends DocumentEdits {
  readonly documents = new Map<string, { commit: string; document: SiteDocument }>();

  override read(_accountId: string, siteId: string): Promise<{ commit: string; document: SiteDocument }> {
    const found = this.documents.get(siteId);
    return found ? Promise.resolve(found) : Promise.reject(new NotFoundError('The document'));
  }

  override async edit(accountId: string, siteId: string, patch: unknown, baseCommit: string): Promise<void> {
    const { commit, document } = await this.read(accountId, siteId);
    const checked = patchDocument(document, patch);
    if (baseCommit !== commit || 'faults' in checked)
      throw new InvalidRequestError([{ path: 'patch', message: 'does not fit' }]);
    this.documents.set(siteId, { commit: randomUUID(), document: checked.document });
  }
}

/** Requests set their client address by X-Forwarded-For: limits count by address. */
export async function startSites(
  options: { env?: Record<string, string>; transports?: readonly Type<MessageTransport>[] } = {},
): Promise<SitesApp> {
  const database = await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'capstan-sites-'));
  const config = loadConfig(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      BASE_URL: 'http://capstan.test',
      PORT: '0',
      TRUST_PROXY: '1',
      ...options.env,
    },
    [previewsConfig, workspacesConfig],
  );
  const sites = new TestSites();
  const documents = new TestDocuments();

  @Module({
    imports: [WorkspacesModule],
    providers: [
      PreviewAddresses,
      { provide: SiteLocator, useValue: sites },
      { provide: DocumentEdits, useValue: documents },
    ],
    exports: [PreviewAddresses, SiteLocator, DocumentEdits, WorkspacesModule],
  })
  class TestSitesModule {}

  @Module({
    imports: [
      ConfigModule.forRoot(config),
      DatabaseModule.forRoot(),
      BroadcastModule,
      HttpModule,
      AuthModule,
      PreviewsModule.forRoot(TestSitesModule, options.transports),
    ],
  })
  class SitesModule {}

  const http = configOf(config, httpConfig);
  const adapter = new ApiAdapter(http);
  const app = await NestFactory.create<NestFastifyApplication>(SitesModule, adapter, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  const addresses = app.get(PreviewAddresses);
  // The equivalent of Fastify's `rewriteUrl`.
  adapter.getInstance().server.prependListener('request', (request) => {
    request.url = addresses.route(request);
  });
  registerHttpHooks(adapter.getInstance(), {
    baseUrl: 'http://capstan.test',
    admission: () => ({
      limiter: app.get(RateLimiter),
      limitPerMinute: http.rateLimitPerMinute,
      authenticate: (request) => app.get(Authentication).identify(request),
    }),
    isStopping: () => false,
  });
  await app.init();
  await app.listen(0, '127.0.0.1');
  const workspaces = app.get(Workspaces);
  const dataSource = app.get(DataSource);

  return {
    url: (await app.getUrl()).replace('[::1]', '127.0.0.1'),
    dataSource,
    workspaces,
    sites,
    documents,
    addresses,
    dataDir,
    get isFailing() {
      return sites.isFailing;
    },
    set isFailing(value) {
      sites.isFailing = value;
    },
    async addSite(accountId, files) {
      const companyId = randomUUID();
      const token = tokenOf(randomBytes(26));
      await dataSource.query(
        `WITH company AS (INSERT INTO companies (id, account_id, name) VALUES ($1, $2, 'Test'))
         INSERT INTO sites (id, company_id, account_id, name, preview_token) VALUES ($1, $1, $2, 'Test', $3)`,
        [companyId, accountId, token],
      );
      const show: TestSite['show'] = (commit) => {
        sites.published.set(token, { siteId: companyId, commit });
        const previewUrl = addresses.urlOf(token);
        sites.owned.set(companyId, { accountId, siteId: companyId, commit, name: 'Test', previewUrl });
      };
      const publish: TestSite['publish'] = async (changes) => {
        const checkout = await workspaces.checkOut(companyId, randomUUID());
        for (const [path, content] of Object.entries(changes)) {
          if (content === null) await checkout.remove(path);
          else await checkout.write(path, content);
        }
        const commit = (await checkout.commit('Test'))?.id ?? checkout.head ?? '';
        await checkout.close();
        show(commit);
        return commit;
      };
      await publish(files);
      return { companyId, siteId: companyId, token, path: `/p/${token}/`, publish, show };
    },
    async createAccount() {
      const email = `${randomUUID()}@example.test`;
      const account = await app.get(AccountsService).create({ email, name: 'Test' });
      const created = await app.get(ApiKeysService).create({ accountId: account.id, name: 'test' });
      return { accountId: account.id, apiKey: created.key };
    },
    async close() {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

const tokenOf = (bytes: Uint8Array): string => [...bytes].map((byte) => LETTERS[byte % 32]).join('');
