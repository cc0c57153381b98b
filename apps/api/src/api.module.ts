import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from '@capstan/admin';
import { AuthModule } from '@capstan/auth';
import { BuildsModule, buildCapabilities } from '@capstan/builds';
import { CapabilitiesModule } from '@capstan/capabilities';
import type { Capability, Plugin } from '@capstan/kit';
import { CreditsModule } from '@capstan/credits';
import { DiscoveryModule } from '@capstan/discovery';
import { JobsModule } from '@capstan/jobs';
import { McpModule } from '@capstan/mcp';
import { ArtifactsModule } from '@capstan/platform-artifacts';
import { ConfigModule, type LoadedConfig, DatabaseModule } from '@capstan/platform-core';
import { OutboundModule } from '@capstan/platform-outbound';
import { BroadcastModule } from '@capstan/platform-jobs';
import { PluginsModule } from '@capstan/plugins';
import { ResearchModule, researchCapabilities } from '@capstan/research';
import { SandboxModule } from '@capstan/sandbox';
import { HealthController } from './health.controller.js';
import { HttpModule } from './http.module.js';

/** The HTTP process: platform first, then the features in the order in which they stand on each other. */
@Module({})
export class ApiModule {
  static forRoot(
    config: LoadedConfig,
    catalog: readonly Capability[],
    plugins: readonly Plugin[] = [],
  ): DynamicModule {
    const errorPages = plugins.flatMap((plugin) => plugin.errorPages ?? []);
    const capabilities = CapabilitiesModule.forRoot([
      ...catalog,
      ...researchCapabilities,
      ...buildCapabilities,
    ]);
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        BroadcastModule,
        OutboundModule,
        ArtifactsModule,
        SandboxModule,
        HttpModule,
        AuthModule,
        CreditsModule,
        capabilities,
        JobsModule.forRoot(capabilities),
        BuildsModule.forRoot(capabilities),
        ResearchModule.forRoot(capabilities),
        DiscoveryModule.forRoot(capabilities, errorPages),
        AdminModule.forRoot(capabilities),
        PluginsModule.forApi(plugins),
        McpModule,
      ],
      controllers: [HealthController],
    };
  }
}
