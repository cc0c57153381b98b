import { type DynamicModule, Module } from '@nestjs/common';
import { type Capability, OtherCapabilities } from '@capstan/capability-kit';
import { AuthModule } from '@capstan/auth';
import { CreditsModule } from '@capstan/credits';
import { ArtifactStoreModule } from '@capstan/platform-artifacts';
import { BrowserModule } from '@capstan/platform-browser';
import { ModelsModule } from '@capstan/platform-models';
import { OutboundModule } from '@capstan/platform-outbound';
import { ResponseCache } from './cache/response-cache.js';
import { CapabilityCalls } from './calls/capability-calls.js';
import { InnerCalls } from './calls/inner-calls.js';
import { ProviderHealthReport } from './health/provider-health.js';
import { StatisticsFromLog } from './health/statistics-from-log.js';
import { agentController } from './http/agent.controller.js';
import { CapabilitiesController } from './http/capabilities.controller.js';
import { capabilityController } from './http/capability.controller.js';
import { CapabilityDoor } from './http/capability-door.js';
import { PriceList } from './http/price-list.js';
import { RequestsController } from './http/requests.controller.js';
import { IdempotencyService } from './idempotency/idempotency.service.js';
import { CallJournal } from './journal/call-journal.js';
import { HoldReaper } from './journal/hold-reaper.js';
import { CATALOG, CapabilityRegistry } from './registry/capability-registry.js';
import { RequestLog } from './request-log/request-log.js';
import { BreakerNews } from './waterfall/breaker-news.js';
import { CircuitBreakers } from './waterfall/circuit-breakers.js';
import { ProviderAttempts } from './waterfall/provider-attempts.js';
import { ProviderOrder } from './waterfall/provider-order.js';
import { ProviderStatistics } from './waterfall/provider-statistics.js';
import { Waterfall } from './waterfall/waterfall.js';

/** Serves a catalog: one route per capability, `/v1/agent`, price list, receipts. */
@Module({})
export class CapabilitiesModule {
  static forRoot(catalog: readonly Capability[]): DynamicModule {
    const own = catalog.filter(({ isFeature }) => !isFeature);
    const ofCatalog = own.flatMap(({ providers, services = [], finisher }) => [
      ...providers,
      ...services,
      ...(finisher ? [finisher] : []),
    ]);
    return {
      module: CapabilitiesModule,
      imports: [AuthModule, CreditsModule, OutboundModule, BrowserModule, ArtifactStoreModule, ModelsModule],
      controllers: [
        ...own.map(capabilityController),
        agentController(catalog),
        CapabilitiesController,
        RequestsController,
      ],
      providers: [
        { provide: CATALOG, useValue: catalog },
        ...new Set(ofCatalog),
        CapabilityRegistry,
        CapabilityCalls,
        CapabilityDoor,
        PriceList,
        CircuitBreakers,
        BreakerNews,
        ProviderStatistics,
        ProviderOrder,
        ProviderAttempts,
        Waterfall,
        InnerCalls,
        { provide: OtherCapabilities, useExisting: InnerCalls },
        ResponseCache,
        StatisticsFromLog,
        IdempotencyService,
        CallJournal,
        HoldReaper,
        RequestLog,
        ProviderHealthReport,
      ],
      exports: [
        CapabilityDoor,
        CapabilityRegistry,
        CapabilityCalls,
        CircuitBreakers,
        ProviderHealthReport,
        RequestLog,
        IdempotencyService,
        HoldReaper,
      ],
    };
  }
}
