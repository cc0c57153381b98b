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
  /** Why it failed; null on success, and for calls that an earlier version logged. */
  errorDetail: string | null;
  alternativeAction: string | null;
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
  accountId?: string | undefined;
  keyId?: string | undefined;
  requestId?: string | undefined;
  capability?: string | undefined;
  status?: number | undefined;
  errorSlug?: string | undefined;
  /** Used or tried. */
  provider?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** `id` of the last row of the previous page (newest first). */
  after?: string | undefined;
  limit: number;
}
