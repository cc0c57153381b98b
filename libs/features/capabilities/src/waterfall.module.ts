import { type DynamicModule, Module } from '@nestjs/common';
import { type Capability, CapabilityClient, PaidCalls } from '@capstan/kit';
import { ArtifactStoreModule } from '@capstan/platform-artifacts';
import { BrowserModule } from '@capstan/platform-browser';
import { EmbeddingsModule } from '@capstan/platform-embeddings';
import { DomainEventsModule } from '@capstan/platform-events';
import { ModelsModule } from '@capstan/platform-models';
import { OutboundModule } from '@capstan/platform-outbound';
import { StorageModule } from '@capstan/platform-storage';
import { ThreadsModule } from '@capstan/platform-jobs';
import { InternalCapabilityClient } from './calls/internal-capability.client.js';
import { JobPaidCalls } from './calls/job-paid-calls.js';
import { CATALOG, CapabilityRegistry, TAKES_CALLS } from './registry/capability-registry.js';
import { BreakerSync } from './waterfall/breaker-sync.js';
import { BREAKERS_CLOCK, CircuitBreakers } from './waterfall/circuit-breaker.js';
import { ProviderAttempts } from './waterfall/provider-attempts.js';
import { ProviderEvents, providerOpened } from './waterfall/provider-events.js';
import { ProviderOrder } from './waterfall/provider-order.js';
import { ProviderStatistics } from './waterfall/provider-statistics.js';
import { Waterfall } from './waterfall/waterfall.js';

const WATERFALL = [
  CapabilityRegistry,
  CircuitBreakers,
  BreakerSync,
  ProviderStatistics,
  ProviderOrder,
  ProviderAttempts,
  Waterfall,
];

/** Provides a catalog with its providers and waterfalls, without routes: for the API and for workers. */
@Module({})
export class WaterfallModule {
  static forRoot(catalog: readonly Capability[], { takesCalls = false } = {}): DynamicModule {
    const ofCatalog = catalog
      .filter(({ isFeature }) => !isFeature)
      .flatMap(({ providers, services = [], finisher }) => [
        ...providers,
        ...services,
        ...(finisher ? [finisher] : []),
      ]);
    return {
      module: WaterfallModule,
      imports: [
        OutboundModule,
        BrowserModule,
        ArtifactStoreModule,
        StorageModule,
        ModelsModule,
        ThreadsModule,
        EmbeddingsModule,
        DomainEventsModule.forFeature([providerOpened]),
      ],
      providers: [
        { provide: CATALOG, useValue: catalog },
        { provide: TAKES_CALLS, useValue: takesCalls },
        ...new Set(ofCatalog),
        { provide: BREAKERS_CLOCK, useValue: Date.now },
        ...WATERFALL,
        ProviderEvents,
        InternalCapabilityClient,
        { provide: CapabilityClient, useExisting: InternalCapabilityClient },
        JobPaidCalls,
        { provide: PaidCalls, useExisting: JobPaidCalls },
      ],
      exports: [...WATERFALL, CapabilityClient],
    };
  }
}
