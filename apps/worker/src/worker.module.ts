import { type DynamicModule, Module } from '@nestjs/common';
import { KEY_EVENTS } from '@capstan/auth';
import { BuildsWorkerModule } from '@capstan/builds';
import { SiteDataWorkerModule } from '@capstan/sites';
import { CallsModule, CapabilitiesWorkerModule, WaterfallModule } from '@capstan/capabilities';
import type { Capability, Plugin } from '@capstan/kit';
import { JobsWorkerModule } from '@capstan/jobs';
import { messageTransports } from '@capstan/catalog';
import { MessagesWorkerModule } from '@capstan/messages';
import { ArtifactsWorkerModule } from '@capstan/platform-artifacts';
import { ConfigModule, type LoadedConfig, DatabaseModule } from '@capstan/platform-core';
import { DomainEventsModule, DomainEventsWorkerModule } from '@capstan/platform-events';
import { BroadcastModule, QueueModule } from '@capstan/platform-jobs';
import { WeightsModule } from '@capstan/platform-weights';
import { ObservabilityModule } from '@capstan/observability';
import { PluginsModule } from '@capstan/plugins';
import { ResearchWorkerModule, researchCapabilities } from '@capstan/research';
import { WebhooksWorkerModule } from '@capstan/webhooks';

/** The job process: BullMQ processors, no controllers. */
@Module({})
export class WorkerModule {
  static forRoot(
    config: LoadedConfig,
    catalog: readonly Capability[],
    plugins: readonly Plugin[] = [],
  ): DynamicModule {
    const waterfall = WaterfallModule.forRoot([...catalog, ...researchCapabilities], { takesCalls: true });
    // For the calls that jobs make.
    const calls = CallsModule.forRoot(waterfall);
    const transports = [...messageTransports, ...plugins.flatMap((plugin) => plugin.messageTransports)];
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        QueueModule.forRoot(),
        BroadcastModule,
        DomainEventsWorkerModule,
        // Written by the API only; their handlers run here.
        DomainEventsModule.forFeature(KEY_EVENTS),
        ArtifactsWorkerModule,
        WeightsModule,
        CapabilitiesWorkerModule,
        BuildsWorkerModule,
        SiteDataWorkerModule.forRoot(transports),
        calls,
        JobsWorkerModule.forRoot(waterfall, calls, CapabilitiesWorkerModule),
        ResearchWorkerModule.forRoot(waterfall, CapabilitiesWorkerModule),
        WebhooksWorkerModule,
        MessagesWorkerModule.forRoot(transports, CapabilitiesWorkerModule),
        PluginsModule.forWorker(plugins),
        ObservabilityModule.forWorker(waterfall),
      ],
    };
  }
}
