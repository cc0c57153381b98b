import type { Attempt } from '../waterfall/attempt.js';

/** A line of the request log. */
export interface LoggedRequest {
  id: string;
  requestId: string;
  accountId: string;
  keyId: string;
  capability: string;
  route: string;
  mode: string | null;
  status: number;
  errorSlug: string | null;
  credits: number;
  providerUsed: string | null;
  /** Answered from the response cache. */
  isCached: boolean;
  attempts: Attempt[];
  startedAt: Date;
  durationMs: number;
}

/** What to list. Absent members do not filter. */
export interface RequestFilter {
  accountId?: string;
  keyId?: string;
  capability?: string;
  status?: number;
  errorSlug?: string;
  /** Used or tried. */
  provider?: string;
  from?: Date;
  to?: Date;
  /** `id` of the line to go on after (the list is newest first). */
  after?: string;
  limit: number;
}
