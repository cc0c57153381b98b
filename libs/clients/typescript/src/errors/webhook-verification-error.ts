import { CapstanError } from './capstan-error.js';

/** A request is not a webhook of the service: its signature, its time or its headers are wrong. Answer it with 400. */
export class WebhookVerificationError extends CapstanError {
  override readonly name = 'WebhookVerificationError';
}
