import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountsService, ApiKeysService, AuthModule } from '@capstan/auth';
import { ConsoleAccessModule, ConsoleUsers, SignInLinks } from '@capstan/console';
import { LedgerModule, LedgerService } from '@capstan/credits';
import { ConfigModule, type LoadedConfig, DatabaseModule } from '@capstan/platform-core';
import { BroadcastModule } from '@capstan/platform-jobs';

@Module({})
class AccountServicesModule {}

/** Services with which the launcher and its commands create accounts. */
export interface AccountServices {
  accounts: AccountsService;
  apiKeys: ApiKeysService;
  ledger: LedgerService;
  consoleUsers: ConsoleUsers;
  signInLinks: SignInLinks;
}

/** Runs `work` in a Nest context without HTTP and closes it afterwards. @param config with the database. */
export async function withAccountServices<T>(
  config: LoadedConfig,
  work: (desk: AccountServices) => Promise<T>,
): Promise<T> {
  const module = {
    module: AccountServicesModule,
    imports: [
      ConfigModule.forRoot(config),
      DatabaseModule.forRoot(),
      BroadcastModule,
      AuthModule,
      LedgerModule,
      ConsoleAccessModule,
    ],
  };
  const context = await NestFactory.createApplicationContext(module, { logger: ['error', 'warn'] });
  try {
    return await work({
      accounts: context.get(AccountsService),
      apiKeys: context.get(ApiKeysService),
      ledger: context.get(LedgerService),
      consoleUsers: context.get(ConsoleUsers),
      signInLinks: context.get(SignInLinks),
    });
  } finally {
    await context.close();
  }
}

/** Grants the sign-up credits. Booked once per account, so it can be repeated. */
export async function grantSignupCredits(
  ledger: LedgerService,
  accountId: string,
  amountCredits: number,
): Promise<void> {
  if (amountCredits === 0) return;
  const reason = 'credits of a new account';
  await ledger.book({
    accountId,
    kind: 'grant',
    amountCredits,
    reason,
    actor: 'system',
    reference: 'signup',
  });
}
