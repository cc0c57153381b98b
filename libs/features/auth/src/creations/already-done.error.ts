import { AppError } from '@capstan/platform-core';

/** 409: a request with this Idempotency-Key has created something before; `created_id` is its id. */
export class AlreadyDoneError extends AppError {
  constructor(createdId: string) {
    super({
      slug: 'already-done',
      status: 409,
      title: 'Already done',
      detail: `A request with this Idempotency-Key was executed before and created ${createdId}. Nothing was created now. The text of an API key is shown once, in the first response.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Continue with `created_id`. If the text of a key was lost, revoke that key and create another with a new Idempotency-Key.',
      extensions: { created_id: createdId },
    });
  }
}
