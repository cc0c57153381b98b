import { type EnvelopeMetadata, type ReducedMetadata, successEnvelope } from './envelope.js';

/**
 * An envelope as JSON text. A handler returns it where the text itself is kept: a paid call stores its answer in the
 * transaction that charges it, and a repetition gets the same bytes.
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
