import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AccountsService, ApiKeysService, type Scope } from '@capstan/auth';
import { type Capability, type Plugin, catalogConfigSlices } from '@capstan/kit';
import { catalog as productCatalog } from '@capstan/catalog';
import { loadConfig } from '@capstan/config';
import { LedgerService, auditCredits } from '@capstan/credits';
import { openCapabilityJobs } from '@capstan/jobs';
import { openMessages } from '@capstan/messages';
import { openRuns } from '@capstan/research';
import { createLogger } from '@capstan/platform-core';
import { DataSource } from 'typeorm';
import { ApiModule } from '../../apps/api/src/api.module.js';
import { API_OPTIONS, configureApi, createAdapter } from '../../apps/api/src/create-api.js';
import { createDatabase } from './database.js';
import { NO_NAME_SERVER, addressesOfNoVendor } from './no-vendors.js';
import { type CallOptions, type TestAnswer, answerOf } from './call.js';
import { TESTED_BROWSER } from './chromium.js';
import { type Override, applyOverrides } from './override.js';
import { pluginsOf } from './plugins-of.js';
import { testTelemetry } from './test-telemetry.js';

export type { CallOptions, TestAnswer } from './call.js';

/** The API of a test: real HTTP on a loopback port, with a database of its own. */
export interface TestApp {
  url: string;
  app: NestFastifyApplication;
  dataSource: DataSource;
  databaseUrl: string;
  accountId: string;
  /** Scopes capabilities and account; the account starts with 1,000 credits. */
  apiKey: string;
  /** All scopes, admin included. */
  adminKey: string;
  /** Another account with its own key. */
  createAccount(options?: {
    credits?: number;
    scopes?: Scope[];
  }): Promise<{ accountId: string; apiKey: string }>;
  createKey(options: Parameters<ApiKeysService['create']>[0]): Promise<string>;
  call(path: string, options?: CallOptions): Promise<TestAnswer>;
  /** Violations of the credit invariant; empty if the ledger is balanced. */
  audit(): ReturnType<typeof auditCredits>;
  close(): Promise<void>;
}

/** Differences from production. */
export interface AppOptions {
  env?: Record<string, string>;
  catalog?: readonly Capability[];
  databaseUrl?: string;
  overrides?: readonly Override[];
  /** Modules of the deployment, e.g. with event handlers. */
  modules?: Plugin['modules'];
}

/** Starts the API as in production, with an unreachable rate limit by default. */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const database = options.databaseUrl === undefined ? await createDatabase() : undefined;
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const served = options.catalog ?? productCatalog;
  const config = loadConfig(
    {
      DATABASE_URL: databaseUrl,
      BASE_URL: 'http://capstan.test',
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '1000000',
      ...addressesOfNoVendor(served),
      ...NO_NAME_SERVER,
      ...TESTED_BROWSER,
      ...options.env,
    },
    served === productCatalog ? [] : catalogConfigSlices(served),
  );
  const logger = createLogger('test', testTelemetry());
  const builder = Test.createTestingModule({
    imports: [ApiModule.forRoot(config, served, pluginsOf(options.modules))],
  });
  const module = await applyOverrides(builder, options.overrides ?? [])
    .setLogger(logger)
    .compile();
  const app = await configureApi(
    module.createNestApplication<NestFastifyApplication>(createAdapter(config), { ...API_OPTIONS, logger }),
    config,
  );
  await app.listen(Number(options.env?.['PORT'] ?? 0), '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const dataSource = app.get(DataSource);

  const createAccount: TestApp['createAccount'] = async ({ credits = 1000, scopes } = {}) => {
    const account = await app
      .get(AccountsService)
      .create({ email: `${randomUUID()}@example.test`, name: 'Test' });
    if (credits > 0) {
      await app.get(LedgerService).book({
        accountId: account.id,
        kind: 'grant',
        amountCredits: credits,
        reason: 'test',
        actor: 'system',
        reference: 'signup',
      });
    }
    return {
      accountId: account.id,
      apiKey: await createKey({ accountId: account.id, name: 'test', ...(scopes ? { scopes } : {}) }),
    };
  };
  const createKey: TestApp['createKey'] = async (wanted) =>
    (await app.get(ApiKeysService).create(wanted)).key;

  const { accountId, apiKey } = await createAccount();
  const adminKey = await createKey({
    accountId,
    name: 'admin',
    scopes: ['capabilities', 'account', 'admin'],
  });

  return {
    url,
    app,
    dataSource,
    databaseUrl,
    accountId,
    apiKey,
    adminKey,
    createAccount,
    createKey,
    audit: () => auditCredits(dataSource, [openRuns, openMessages, openCapabilityJobs]),
    call: (path, callOptions) => answerOf(url, path, { key: apiKey, ...callOptions }),
    async close() {
      await app.close();
      await database?.drop();
    },
  };
}
