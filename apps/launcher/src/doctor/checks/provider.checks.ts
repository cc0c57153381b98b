import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CapabilityRegistry, ProviderTests, WaterfallModule } from '@capstan/capabilities';
import { ConfigModule, DatabaseModule } from '@capstan/platform-core';
import { BroadcastModule } from '@capstan/platform-jobs';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';

/** Outcomes that the operator must act upon. */
const REFUSED = new Set(['misconfigured', 'quota_exhausted']);
const KEY = /_(?:API_KEY|TOKEN|SECRET)$/;

@Module({})
class ProviderTestsModule {}

/** Makes one real call with each provider whose key is set. A vendor may bill it. */
export async function checkProviders({ setup, databaseUrl, env }: Installation): Promise<Finding[]> {
  if (databaseUrl === undefined) return [skipped('Provider keys are tested while the database runs.')];
  const waterfall = WaterfallModule.forRoot(setup.catalog);
  const app = await NestFactory.createApplicationContext(
    {
      module: ProviderTestsModule,
      imports: [ConfigModule.forRoot(setup.config), DatabaseModule.forRoot(), BroadcastModule, waterfall],
      providers: [ProviderTests],
    },
    { logger: false, abortOnError: false },
  );
  try {
    const tests = app.get(ProviderTests);
    const withKey = app
      .get(CapabilityRegistry)
      .all()
      .flatMap(({ definition, providers }) =>
        providers
          .filter(({ info }) =>
            Object.keys(info.config?.shape ?? {}).some((name) => KEY.test(name) && env[name]),
          )
          .map(({ info }) => ({ capability: definition.name, provider: info.name })),
      );
    if (withKey.length === 0) return [ok('No key of a provider is set, so there is none to test.')];
    const call = { requestId: `doctor_${randomUUID()}`, signal: new AbortController().signal };
    return await Promise.all(
      withKey.map(async ({ capability, provider }) => {
        const { outcome, detail } = await tests.run(capability, provider, call);
        return findingOf(`${capability}:${provider}`, outcome, detail);
      }),
    );
  } finally {
    await app.close();
  }
}

/** @param detail reason of a failure, without secrets. */
export function findingOf(id: string, outcome: string, detail: string | null): Finding {
  const reason = detail === null ? '' : ` (${detail})`;
  if (REFUSED.has(outcome)) {
    return failed(
      `${id} refuses its key or plan: ${outcome}${reason}.`,
      'Check the key and the plan at the vendor.',
    );
  }
  if (outcome === 'ok' || outcome === 'empty') return ok(`${id} accepts its key.`);
  if (outcome === 'not_testable' || outcome === 'not_configured')
    return skipped(`${id} was not tested: ${outcome}.`);
  return warning(`${id} did not answer: ${outcome}${reason}.`, 'Try again; its vendor may be down.');
}
