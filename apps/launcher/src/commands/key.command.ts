import { configOf } from '@capstan/config';
import { DEFAULT_SCOPES, isScope, type Scope } from '@capstan/auth';
import { creditsConfig } from '@capstan/credits';
import { type LoadedConfig, AppError, UsageError, parseCommandLine } from '@capstan/platform-core';
import {
  type AccountServices,
  withAccountServices,
  grantSignupCredits,
} from '../accounts/account-services.js';
import { LaunchError } from '../launch.error.js';
import { type CommandContext, withDatabase } from './with-database.js';

const USAGE = `Usage: npm run key -- --account <email> [--scopes <scope,…>] [--name <text>] [--create]
  --account  whose key it will be
  --scopes   capabilities, account, admin or capability:<name>, comma-separated (default: ${DEFAULT_SCOPES.join(',')})
  --name     what the key list shows (default: "npm run key")
  --create   open the account when there is none`;

interface KeyRequest {
  email: string;
  scopes: Scope[];
  name: string;
  create: boolean;
}

/**
 * `npm run key`: creates a key for an account and prints it, for the only time. @returns 2 for invalid
 * arguments.
 */
export async function makeKey(args: string[], context: CommandContext): Promise<number> {
  let request: KeyRequest | undefined;
  try {
    request = parse(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 2;
  }
  if (!request) {
    console.log(USAGE);
    return 0;
  }
  const key = await withDatabase(context, ({ config }) =>
    withAccountServices(config, (desk) => createKey(desk, config, request)),
  ).catch((error: unknown) => {
    throw error instanceof AppError ? new LaunchError(`${error.message} ${error.alternativeAction}`) : error;
  });
  console.log(`${request.scopes.includes('admin') ? 'Admin key' : 'API key'}: ${key}`);
  return 0;
}

function parse(args: string[]): KeyRequest | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { account: text, scopes: text, name: text, create: flag, help: flag };
  const { values } = parseCommandLine(args, { usage: USAGE, options });
  if (values.help) return undefined;
  if (!values.account) throw new UsageError('--account is missing.', USAGE);
  const scopes = (values.scopes ?? DEFAULT_SCOPES.join(',')).split(',').map((scope) => scope.trim());
  const unknown = scopes.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" is not a scope.`, USAGE);
  return {
    email: values.account,
    scopes: scopes.filter(isScope),
    name: values.name ?? 'npm run key',
    create: values.create,
  };
}

async function createKey(
  { accounts, apiKeys, ledger }: AccountServices,
  config: LoadedConfig,
  { email, scopes, name, create }: KeyRequest,
): Promise<string> {
  let account = await accounts.findByEmail(email);
  if (!account) {
    if (!create) throw new LaunchError(await noSuchAccount(accounts, email));
    account = await accounts.create({ email, name: email });
    await grantSignupCredits(ledger, account.id, configOf(config, creditsConfig).signupCredits);
  }
  return (await apiKeys.create({ accountId: account.id, name, scopes })).key;
}

async function noSuchAccount(accounts: AccountServices['accounts'], email: string): Promise<string> {
  const { accounts: known } = await accounts.list({ limit: 10 });
  const emails = known.map((account) => account.email).join(', ') || 'none';
  return `no account has the address ${email} (newest accounts: ${emails}). Add --create to create it with the credits of a new account, or name another one.`;
}
