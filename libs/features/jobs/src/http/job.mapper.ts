import type { CapabilityJob, CapabilityJobWithResult } from '../rows/job.js';
import type { JobItemPage } from '../rows/job-item.js';
import type { JobItemListResult } from './job-item.result.js';
import type { JobResult, JobSummaryResult } from './job.result.js';

export const toJobSummary = (job: CapabilityJob): JobSummaryResult => ({
  id: job.id,
  capability: job.capability,
  status: job.status,
  progress: job.progress,
  items: job.itemsAdded > 0 ? { done: job.itemsDone, failed: job.itemsFailed } : null,
  stream_url: `/v1/jobs/${job.id}/stream`,
  provider_used: job.providerUsed,
  providers_tried: job.attempts.map(({ provider }) => provider),
  credits_used: job.credits,
  failure: job.failure,
  created_at: job.createdAt.toISOString(),
  started_at: job.startedAt?.toISOString() ?? null,
  finished_at: job.finishedAt?.toISOString() ?? null,
});

export const toJobResult = (job: CapabilityJobWithResult): JobResult => ({
  ...toJobSummary(job),
  result: job.result,
});

export const toJobItems = ({ items, hasMore }: JobItemPage): JobItemListResult => ({
  items: items.map(({ position, status, input, output, location, endedAt }) => ({
    position,
    status,
    input,
    output,
    location,
    finished_at: endedAt.toISOString(),
  })),
  next_after: hasMore ? (items.at(-1)?.position ?? null) : null,
});
