/**
 * Capabilities of the catalog that run as jobs: durable, streamed, charged once at their end
 * (docs/adr/0035-capabilities-as-jobs.md). Main types: {@link JobsModule} for the API, {@link JobsWorkerModule} for the
 * worker.
 */
export { type CapabilityJobsConfig, capabilityJobsConfig } from './jobs.config.js';
export { JobsModule } from './jobs.module.js';
export { JobsWorkerModule } from './jobs-worker.module.js';
export { jobCancelled, jobCompleted, jobFailed } from './rows/domain-events.js';
export { endJob, insertJob } from './rows/capability-jobs.sql.js';
export type { Claim } from './rows/claim.js';
export { HeldCapabilityJobs } from './rows/held-capability-jobs.js';
export { CapabilityJobEvents } from './rows/job-events.js';
export type { JobItem, JobItemPage } from './rows/job-item.js';
export { handOverItem, insertItems } from './rows/job-items.sql.js';
export type { CapabilityJob, CapabilityJobWithResult } from './rows/job.js';
export { CapabilityJobsService } from './rows/jobs.service.js';
export { CapabilityJobStore } from './rows/job-store.js';
export { openCapabilityJobs } from './rows/open-jobs.sql.js';
