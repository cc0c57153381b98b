import { AppError } from '@capstan/kit';

/** 401: the signature is invalid, or the webhook is too old. */
export class InvalidSignatureError extends AppError {
  constructor() {
    super({
      slug: 'billing-invalid-signature',
      status: 401,
      title: 'Invalid signature',
      detail: 'The signature of the webhook is not valid, or its timestamp is older than five minutes.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction:
        'Sign the message according to the Standard Webhooks specification, with the secret of this service.',
    });
  }
}
