import { type EnvelopeMetadata, type ReducedMetadata, successEnvelope } from './envelope.js';

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
