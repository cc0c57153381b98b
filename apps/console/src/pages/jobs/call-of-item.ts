import type { JobItemResult } from '@capstan/client';

/** A call that an item of a job made, such as one of a batch. */
export interface ItemCall {
  /** Null where the call failed. */
  data: object | null;
  /** Problem details; null where the call succeeded. */
  error: object | null;
  creditsUsed: number;
  /** The request whose receipt the call has; null where it has none. */
  requestId: string | null;
}

/**
 * The call whose answer an item holds.
 * @returns undefined for items that are not calls, such as the pages of a crawl.
 */
export function callOfItem({ output }: Pick<JobItemResult, 'output'>): ItemCall | undefined {
  const { success, data, error, credits_used: credits, metadata } = output as Partial<Envelope>;
  if (typeof success !== 'boolean' || typeof credits !== 'number') return undefined;
  return {
    data: data ?? null,
    error: error ?? null,
    creditsUsed: credits,
    requestId: metadata?.request_id ?? null,
  };
}

/** The envelope of an answer, as far as it is read here. */
interface Envelope {
  success: boolean;
  data: object | null;
  error: object | null;
  credits_used: number;
  metadata: { request_id?: string };
}
