import type { Attempt } from '../waterfall/attempt.js';

/** A row of the request log. */
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

/** Filter for a list. Absent members do not filter. */
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
  /** `id` of the last row of the previous page (newest first). */
  after?: string;
  limit: number;
}
