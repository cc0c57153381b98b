import { type DynamicModule, Module } from '@nestjs/common';
import { AdminModule } from '@capstan/admin';
import { AuthModule } from '@capstan/auth';
import { BuildsModule, buildCapabilities } from '@capstan/builds';
import { previewsConfig } from '@capstan/sites';
import { CapabilitiesModule } from '@capstan/capabilities';
import type { Capability, Plugin } from '@capstan/kit';
import { configOf } from '@capstan/config';
import { ConsoleModule, SessionStrategy } from '@capstan/console';
import { CreditsModule } from '@capstan/credits';
import { DiscoveryModule } from '@capstan/discovery';
import { FirecrawlModule } from '@capstan/firecrawl';
import { JobsModule } from '@capstan/jobs';
import { messageTransports, SmtpTransport } from '@capstan/catalog';
import { MessagesModule, messageCapabilities } from '@capstan/messages';
import { McpModule } from '@capstan/mcp';
import { ArtifactsModule } from '@capstan/platform-artifacts';
import { ConfigModule, type LoadedConfig, DatabaseModule } from '@capstan/platform-core';
import { OutboundModule } from '@capstan/platform-outbound';
import { BroadcastModule } from '@capstan/platform-jobs';
import { WeightsModule } from '@capstan/platform-weights';
import { ObservabilityModule } from '@capstan/observability';
import { PluginsModule } from '@capstan/plugins';
import { ResearchModule, researchCapabilities } from '@capstan/research';
import { SandboxModule } from '@capstan/sandbox';
import { WebhooksModule } from '@capstan/webhooks';
import { HealthController } from './health.controller.js';
import { HttpModule } from './http.module.js';

/** The HTTP process: platform first, then the features in the order of their dependencies. */
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
      ...messageCapabilities,
      ...buildCapabilities,
    ]);
    const jobs = JobsModule.forRoot(capabilities);
    const transports = [...messageTransports, ...plugins.flatMap((plugin) => plugin.messageTransports)];
    const { origin } = configOf(config, previewsConfig);
    const consoleModule = ConsoleModule.forApi({
      frameOrigins: origin ? [`${origin.protocol}//${origin.isPerSite ? '*.' : ''}${origin.host}`] : [],
      mailTransport: SmtpTransport,
    });
    return {
      module: ApiModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        BroadcastModule,
        OutboundModule,
        ArtifactsModule,
        WeightsModule,
        SandboxModule,
        HttpModule,
        AuthModule,
        CreditsModule,
        capabilities,
        jobs,
        FirecrawlModule.forRoot(capabilities, jobs),
        BuildsModule.forRoot(capabilities, transports),
        ResearchModule.forRoot(capabilities),
        WebhooksModule,
        MessagesModule.forRoot(capabilities, transports),
        DiscoveryModule.forRoot(capabilities, errorPages),
        AdminModule.forRoot(capabilities),
        consoleModule,
        PluginsModule.forApi(plugins, [{ module: consoleModule, strategy: SessionStrategy }]),
        McpModule,
        ObservabilityModule.forApi(capabilities),
      ],
      controllers: [HealthController],
    };
  }
}
