/**
 * Research (docs/contract.md 4.2, docs/adr/0023-research.md): reports in which every sentence cites its
 * source, durable and streamed. Main types: {@link ResearchModule} for the API, {@link ResearchWorkerModule}
 * for the worker, {@link researchCapabilities} for the registry.
 */
export { researchCapabilities } from './capability/research.capability.js';
export { type ResearchConfig, researchConfig } from './research.config.js';
export { ResearchModule } from './research.module.js';
export { ResearchWorkerModule } from './research-worker.module.js';
export { UnbilledWork } from './runs/unbilled-work.js';
export { RunEndings } from './runs/run-endings.js';
export { DEFAULT_STEP_TIMEOUTS, STEP_TIMEOUTS, type StepTimeouts } from './pipeline/step-timeouts.js';
export { StoredCheckpoints } from './engine/stored-checkpoints.js';
export { researchCancelled, researchCompleted, researchFailed } from './runs/domain-events.js';
export type { Claim } from './runs/claim.js';
export { CancelRun } from './runs/cancel-run.js';
export { HeldRuns } from './runs/held-runs.js';
export { openRuns } from './runs/open-runs.sql.js';
export { RunEvents } from './runs/run-events.js';
export { RunStore } from './runs/run-store.js';
