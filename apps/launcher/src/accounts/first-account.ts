import { hasApiKeys } from '@capstan/auth';
import { configOf } from '@capstan/config';
import { creditsConfig } from '@capstan/credits';
import { type LoadedConfig, lockIdOf, withLock } from '@capstan/platform-core';
import type { DataSource } from 'typeorm';
import type { FirstKeys } from '../settings.js';
import { withAccountServices, grantSignupCredits } from './account-services.js';

/**
 * The account of the first start; `npm run key -- --account owner@capstan.local` creates more keys for it.
 */
export const FIRST_ACCOUNT_EMAIL = 'owner@capstan.local';

const FIRST_ACCOUNT_LOCK = lockIdOf('launcher.first-account');

/**
 * Creates an account with credits and two keys if the deployment has no keys yet. Launchers that start
 * concurrently on one database wait for each other; a start that was killed half-way is completed by the
 * next.
 * @param config of the database that `dataSource` is connected to.
 * @returns the keys in plain text, for the only time; undefined if there were keys already.
 */
export async function createFirstAccount(
  dataSource: DataSource,
  config: LoadedConfig,
): Promise<FirstKeys | undefined> {
  return withLock(dataSource, FIRST_ACCOUNT_LOCK, async () =>
    (await hasApiKeys(dataSource)) ? undefined : openAccount(config),
  );
}

function openAccount(config: LoadedConfig): Promise<FirstKeys> {
  return withAccountServices(config, async ({ accounts, apiKeys, ledger }) => {
    const account =
      (await accounts.findByEmail(FIRST_ACCOUNT_EMAIL)) ??
      (await accounts.create({ email: FIRST_ACCOUNT_EMAIL, name: 'Owner' }));
    await grantSignupCredits(ledger, account.id, configOf(config, creditsConfig).signupCredits);
    const admin = await apiKeys.create({ accountId: account.id, name: 'Admin key', scopes: ['admin'] });
    const api = await apiKeys.create({ accountId: account.id, name: 'First key' });
    return { apiKey: api.key, adminKey: admin.key };
  });
}
