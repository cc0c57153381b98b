import type { Problem } from '@capstan/platform-core';

/** `metadata` of the envelope (docs/contract.md 2.3). */
export interface EnvelopeMetadata {
  provider_used: string | null;
  providers_tried: string[];
  mode_used: string | null;
  response_time_ms: number;
  request_id: string;
}

/** Reduced metadata, of account and build routes. */
export interface ReducedMetadata {
  request_id: string;
}

/** The envelope of every JSON response (docs/contract.md 2.1). */
export interface Envelope<T = unknown> {
  success: boolean;
  data: T | null;
  error: Problem | null;
  metadata: EnvelopeMetadata | ReducedMetadata;
  credits_used: number;
}

export function successEnvelope<T>(
  data: T,
  metadata: EnvelopeMetadata | ReducedMetadata,
  creditsUsed: number,
): Envelope<T> {
  return { success: true, data, error: null, metadata, credits_used: creditsUsed };
}

/** Failures are free, so `credits_used` is always 0 (docs/contract.md 7.1). */
export function failureEnvelope(error: Problem, metadata: EnvelopeMetadata): Envelope<never> {
  return { success: false, data: null, error, metadata, credits_used: 0 };
}

/**
 * An envelope as JSON text, for handlers that store the text: a paid call stores its response in the transaction
 * that charges it, and a replay returns the same bytes.
 */
export class RenderedEnvelope {
  constructor(readonly json: string) {}

  static of(
    data: object,
    metadata: EnvelopeMetadata | ReducedMetadata,
    creditsUsed: number,
  ): RenderedEnvelope {
    return new RenderedEnvelope(JSON.stringify(successEnvelope(data, metadata, creditsUsed)));
  }
}
