import { type DynamicModule, Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { CallRecordsModule } from './call-records.module.js';
import { CallAdmission } from './calls/call-admission.js';
import { CallClaims } from './calls/call-claims.js';
import { CallEndings } from './calls/call-endings.js';
import { CapabilityCalls } from './calls/capability-calls.js';
import { DurableCalls } from './calls/durable-calls.js';
import { HandedOverCalls } from './calls/handed-over.calls.js';
import { ResponseCache } from './calls/response-cache.js';
import { USAGE_CLOCK } from './calls/usage-clock.js';
import { FailureBudgetModule } from './failure-budget/failure-budget.module.js';

/** Paid calls without HTTP: for the API, and for workers whose jobs make calls. */
@Module({})
export class CallsModule {
  static forRoot(waterfall: DynamicModule): DynamicModule {
    return {
      module: CallsModule,
      imports: [CreditsLedgerModule, FailureBudgetModule, CallRecordsModule, waterfall],
      providers: [
        CapabilityCalls,
        CallClaims,
        CallAdmission,
        CallEndings,
        { provide: USAGE_CLOCK, useValue: () => performance.now() },
        DurableCalls,
        HandedOverCalls,
        ResponseCache,
      ],
      exports: [CapabilityCalls, HandedOverCalls, ResponseCache, FailureBudgetModule],
    };
  }
}
