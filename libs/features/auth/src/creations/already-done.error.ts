import { AppError } from '@capstan/platform-core';

/** 409: the same request under the same Idempotency-Key has created something before; `created_id` names it. */
export class AlreadyDoneError extends AppError {
  constructor(createdId: string) {
    super({
      slug: 'already-done',
      status: 409,
      title: 'Already done',
      detail: `This request was carried out before under this Idempotency-Key; it created ${createdId}. Nothing was created now. The text of an API key is shown once, in the first answer.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Go on with what `created_id` names. If the text of a key was lost, revoke that key and create another under a new Idempotency-Key.',
      extensions: { created_id: createdId },
    });
  }
}
