/**
 * Capabilities: registry, waterfall, and the path of a paid call from validation to receipt. Does not depend
 * on any single capability. Main types: {@link CapabilityRegistry}, {@link CallExecutor}.
 */
export { CapabilitiesWorkerModule } from './capabilities-worker.module.js';
export { CallsModule } from './calls.module.js';
export { CapabilitiesModule } from './capabilities.module.js';
export { type CapabilitiesConfig, capabilitiesConfig } from './capabilities.config.js';
export type { CapabilityAnswer, CapabilityCall } from './calls/capability-call.js';
export { isOfJob } from './calls/durable-ticket.js';
export { DurableEndings } from './calls/durable-endings.js';
export { CallExecutor, callOperation, type ObservedCall } from './calls/call-executor.js';
export { DurableCallResults } from './calls/durable-call-results.js';
export { USAGE_CLOCK } from './calls/usage-clock.js';
export { createCallId } from './call-ids/call-id.js';
export { FailureBudget } from './failure-budget/failure-budget.js';
export { FailureBudgetModule } from './failure-budget/failure-budget.module.js';
export { DeadlineExceededError } from './errors/deadline-exceeded.error.js';
export { ProvidersFailedError } from './errors/providers-failed.error.js';
export type { CapabilityHealth } from './health/capability-health.js';
export { type ProviderHealth, ProviderHealthReport } from './health/provider-health.js';
export { ApiCallHeaders, CALL_FAILURES, bodyExamples, priceText } from './http/capability-documentation.js';
export { type CallRequest, CallRequestOf, clientSignal } from './http/call-request.decorator.js';
export { CapabilityHttpHandler } from './http/capability-http.handler.js';
export { CapabilityParamsPipe, type ValidParams } from './http/capability-params.pipe.js';
export { RequestIdField } from './http/request-id-field.decorator.js';
export { toRequestDetailResult, toRequestResult } from './http/request.mapper.js';
export { RequestDetailResult, RequestResult } from './http/requests.result.js';
export { OUTCOMES } from '@capstan/kit';
export { type CallEnded, callEnded } from './journal/call-record.js';
export { HoldReaper } from './journal/hold-reaper.js';
export { hasReceipt } from './journal/request-rows.sql.js';
export { CapabilityRegistry } from './registry/capability-registry.js';
export { type RegisteredCapability, type RegisteredProvider } from './registry/registered-capability.js';
export { type ProviderTest, TEST_OUTCOMES, type TestOutcome } from './provider-test/provider-test.js';
export { ProviderTests } from './provider-test/provider-tests.js';
export type { LoggedRequest, RequestFilter } from './request-log/logged-request.js';
export { LogPartitions } from './request-log/log-partitions.js';
export { RequestLog } from './request-log/request-log.js';
export { CapabilityJobs } from './registry/capability-jobs.js';
export type { Attempt } from './waterfall/attempt.js';
export { attemptOperation, type ObservedAttempt } from './waterfall/provider-attempts.js';
export { Waterfall, type WaterfallResult } from './waterfall/waterfall.js';
export { WaterfallFailure } from './waterfall/waterfall-failure.js';
export type { AttemptClock, WaterfallJob } from './waterfall/waterfall-run.js';
export { WaterfallModule } from './waterfall.module.js';
export { type ProviderOpened, providerOpened } from './waterfall/provider-events.js';
export {
  BREAKERS_CLOCK,
  type BreakerState,
  type BreakerView,
  CircuitBreakers,
} from './waterfall/circuit-breaker.js';
