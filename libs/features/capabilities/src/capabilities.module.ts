import { type DynamicModule, Module } from '@nestjs/common';
import type { Capability } from '@capstan/kit';
import { AuthModule } from '@capstan/auth';
import { CreditsModule } from '@capstan/credits';
import { CallRecordsModule } from './call-records.module.js';
import { CallsModule } from './calls.module.js';
import { DurableEndings } from './calls/durable-endings.js';
import { ProviderHealthReport } from './health/provider-health.js';
import { StatisticsFromLog } from './health/statistics-from-log.js';
import { agentController } from './http/agent.controller.js';
import { CapabilitiesController } from './http/capabilities.controller.js';
import { capabilityController } from './http/capability.controller.js';
import { CapabilityHttpHandler } from './http/capability-http.handler.js';
import { PriceList } from './http/price-list.js';
import { RequestsController } from './http/requests.controller.js';
import { HoldReaper } from './journal/hold-reaper.js';
import { ProviderTests } from './provider-test/provider-tests.js';
import { WaterfallModule } from './waterfall.module.js';

/** Serves a catalog: one route per capability, `/v1/agent`, price list, receipts. */
@Module({})
export class CapabilitiesModule {
  static forRoot(catalog: readonly Capability[]): DynamicModule {
    const waterfall = WaterfallModule.forRoot(catalog, { takesCalls: true });
    const calls = CallsModule.forRoot(waterfall);
    return {
      module: CapabilitiesModule,
      imports: [AuthModule, CreditsModule, CallRecordsModule, waterfall, calls],
      controllers: [
        ...catalog.filter(({ isFeature }) => !isFeature).map(capabilityController),
        agentController(catalog),
        CapabilitiesController,
        RequestsController,
      ],
      providers: [
        DurableEndings,
        CapabilityHttpHandler,
        PriceList,
        StatisticsFromLog,
        HoldReaper,
        ProviderHealthReport,
        ProviderTests,
      ],
      exports: [
        waterfall,
        CapabilityHttpHandler,
        calls,
        DurableEndings,
        ProviderHealthReport,
        ProviderTests,
        CallRecordsModule,
        HoldReaper,
      ],
    };
  }
}
