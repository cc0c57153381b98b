import { type DynamicModule, Module } from '@nestjs/common';
import type { Capability } from '@capstan/kit';
import { AuthModule } from '@capstan/auth';
import { CreditsModule } from '@capstan/credits';
import { ResponseCache } from './cache/response-cache.js';
import { CallRecordsModule } from './call-records.module.js';
import { CachedAnswers } from './calls/cached-answers.js';
import { CallAdmission } from './calls/call-admission.js';
import { CallClaims } from './calls/call-claims.js';
import { CallEndings } from './calls/call-endings.js';
import { CapabilityCalls } from './calls/capability-calls.js';
import { DurableCalls } from './calls/durable-calls.js';
import { DurableEndings } from './calls/durable-endings.js';
import { USAGE_CLOCK } from './calls/usage-clock.js';
import { ProviderHealthReport } from './health/provider-health.js';
import { FailureBudgetModule } from './failure-budget/failure-budget.module.js';
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
    return {
      module: CapabilitiesModule,
      imports: [AuthModule, CreditsModule, FailureBudgetModule, CallRecordsModule, waterfall],
      controllers: [
        ...catalog.filter(({ isFeature }) => !isFeature).map(capabilityController),
        agentController(catalog),
        CapabilitiesController,
        RequestsController,
      ],
      providers: [
        CapabilityCalls,
        CallClaims,
        CachedAnswers,
        CallAdmission,
        CallEndings,
        { provide: USAGE_CLOCK, useValue: () => performance.now() },
        DurableCalls,
        DurableEndings,
        CapabilityHttpHandler,
        PriceList,
        ResponseCache,
        StatisticsFromLog,
        HoldReaper,
        ProviderHealthReport,
        ProviderTests,
      ],
      exports: [
        waterfall,
        CapabilityHttpHandler,
        CapabilityCalls,
        DurableEndings,
        ProviderHealthReport,
        ProviderTests,
        CallRecordsModule,
        HoldReaper,
      ],
    };
  }
}
