import { AppError } from '@capstan/kit';

/** 401: the webhook is not of the billing system, or too old. */
export class InvalidSignatureError extends AppError {
  constructor() {
    super({
      slug: 'billing-invalid-signature',
      status: 401,
      title: 'Invalid signature',
      detail: 'The signature of the webhook is not valid, or its timestamp is not of the last five minutes.',
      category: 'authentication',
      isRetriable: false,
      alternativeAction:
        'Sign the message as the Standard Webhooks specification says, with the secret of this service.',
    });
  }
}
