import { type DynamicModule, Global, Module, type Type } from '@nestjs/common';
import { AccountsModule, Authentication, AUTHENTICATION_STRATEGIES, AuthModule } from '@capstan/auth';
import { LedgerModule } from '@capstan/credits';
import { Accounts, type AuthenticationStrategy, Credits, type Plugin, RequestPrincipals } from '@capstan/kit';
import { OutboundModule } from '@capstan/platform-outbound';
import { PluginAccounts } from './plugin-accounts.js';
import { PluginCredits } from './plugin-credits.js';
import { PluginPrincipals } from './plugin-principals.js';

/** The services of the kit that plugins inject, available in every module. */
@Global()
@Module({
  imports: [AccountsModule, LedgerModule, OutboundModule],
  providers: [
    { provide: Accounts, useClass: PluginAccounts },
    { provide: Credits, useClass: PluginCredits },
    { provide: RequestPrincipals, useClass: PluginPrincipals },
  ],
  exports: [Accounts, Credits, RequestPrincipals, OutboundModule],
})
class PluginServicesModule {}

/** An authentication strategy of the service itself, and the module that has it. */
export interface ServiceStrategy {
  readonly module: DynamicModule;
  readonly strategy: Type<AuthenticationStrategy>;
}

/** Mounts the modules and strategies of plugins. */
@Module({})
export class PluginsModule {
  /** For processes without HTTP. */
  static forWorker(plugins: readonly Plugin[]): DynamicModule {
    return { module: PluginsModule, imports: importsOf(plugins) };
  }

  /** @param own strategies of the service, which run before those of plugins. */
  static forApi(plugins: readonly Plugin[], own: readonly ServiceStrategy[] = []): DynamicModule {
    const strategies = plugins.flatMap((plugin) => plugin.authentication);
    return {
      module: PluginsModule,
      imports: [AuthModule, ...own.map(({ module }) => module), ...importsOf(plugins)],
      providers: [
        ...strategies,
        {
          provide: AUTHENTICATION_STRATEGIES,
          inject: [...own.map(({ strategy }) => strategy), ...strategies],
          useFactory: (...instances: AuthenticationStrategy[]) => instances,
        },
        Authentication,
      ],
      exports: [Authentication],
    };
  }
}

const importsOf = (plugins: readonly Plugin[]) =>
  plugins.length === 0 ? [] : [PluginServicesModule, ...plugins.flatMap(({ modules }) => modules)];
