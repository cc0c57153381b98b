import { type DynamicModule, Module } from '@nestjs/common';
import { CreditsLedgerModule } from '@capstan/credits';
import { CallRecordsModule } from './call-records.module.js';
import { CallAdmission } from './calls/call-admission.js';
import { IdempotencyClaims } from './calls/idempotency-claims.js';
import { CallSettlement } from './calls/call-settlement.js';
import { CallExecutor } from './calls/call-executor.js';
import { DurableCalls } from './calls/durable-calls.js';
import { DurableCallResults } from './calls/durable-call-results.js';
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
        CallExecutor,
        IdempotencyClaims,
        CallAdmission,
        CallSettlement,
        { provide: USAGE_CLOCK, useValue: () => performance.now() },
        DurableCalls,
        DurableCallResults,
        ResponseCache,
      ],
      exports: [CallExecutor, DurableCallResults, ResponseCache, FailureBudgetModule],
    };
  }
}
