import type { CapabilityJob } from '@capstan/jobs';

const DAY_MS = 86_400_000;
/** Paths of Firecrawl's API follow it, whatever precedes. */
const VERSION = '/v2/';

/** State of a job in Firecrawl's form. */
export interface JobStatus {
  success: true;
  status: 'scraping' | 'completed' | 'failed' | 'cancelled';
  total: number;
  completed: number;
  creditsUsed: number;
  expiresAt: string;
}

/** @param keepDays for which jobs are kept after their end. */
export function statusOf(job: CapabilityJob, keepDays: number): JobStatus {
  const isOpen = job.status === 'queued' || job.status === 'running';
  const completed = job.itemsDone + (job.capability === 'batch' ? job.itemsFailed : 0);
  const endAt = job.finishedAt?.getTime() ?? Date.now();
  return {
    success: true,
    status: isOpen ? 'scraping' : (job.status as JobStatus['status']),
    total: isOpen ? Math.max(job.progress?.total ?? 0, completed) : completed,
    completed,
    creditsUsed: job.itemsDone,
    expiresAt: new Date(endAt + keepDays * DAY_MS).toISOString(),
  };
}

/** Address of a job, as the caller addresses this service. */
export function addressOf(request: { protocol: string; host: string; url: string }, path: string): string {
  const prefix = request.url.slice(0, request.url.indexOf(VERSION));
  return `${request.protocol}://${request.host}${prefix}${VERSION}${path}`;
}
