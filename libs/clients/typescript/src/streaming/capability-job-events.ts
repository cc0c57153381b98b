import type { EventKinds, JobEvent } from './job-event.js';

/** Fields of each event of a job (`GET /v1/jobs/{id}/stream`). */
export interface CapabilityJobEventFields {
  'job.started': { capability: string };
  'job.resumed': { generation: number };
  'job.progress': { provider: string; done: number; total: number | null; unit: string };
  'job.completed': { provider_used: string | null; credits_used: number };
  'job.cancelled': { credits_used: number };
  'job.failed': { error: Record<string, unknown>; credits_used: number };
}

/** An event of a job. */
export type CapabilityJobEvent = JobEvent<CapabilityJobEventFields, { job_id: string }>;

const LAST = { 'job.completed': true, 'job.cancelled': true, 'job.failed': true } as const;

/** Lists every kind; the compiler checks that none is missing. */
const KINDS: Record<keyof CapabilityJobEventFields, true> = {
  'job.started': true,
  'job.resumed': true,
  'job.progress': true,
  ...LAST,
};

export const CAPABILITY_JOB_EVENT_KINDS: EventKinds = {
  known: new Set(Object.keys(KINDS)),
  last: new Set(Object.keys(LAST)),
};
