import { type EnvelopeMetadata, RenderedEnvelope } from '@capstan/platform-http';
import type { PricedCall } from './priced-call.js';

/** Metadata of a call: for its answer, its receipt or its error. */
export const metadataOf = (
  call: PricedCall,
  attempts: readonly { provider: string }[],
  used: string | null,
): EnvelopeMetadata => ({
  provider_used: used,
  providers_tried: attempts.map(({ provider }) => provider),
  mode_used: call.mode,
  response_time_ms: Date.now() - call.context.startedAtMs,
  request_id: call.context.requestId,
});

/** Response envelope, with the amount of metadata that the capability shows. */
export const envelopeOf = (
  { capability }: PricedCall,
  result: object,
  metadata: EnvelopeMetadata,
  chargedCredits: number,
): RenderedEnvelope =>
  RenderedEnvelope.of(
    result,
    capability.definition.hasReducedMetadata ? { request_id: metadata.request_id } : metadata,
    chargedCredits,
  );
