import { AppError } from '@capstan/platform-core';

/** 404: no invitation with this token can be accepted by the caller. */
export class InvitationInvalidError extends AppError {
  constructor() {
    super({
      slug: 'invitation-invalid',
      status: 404,
      title: 'Invitation not valid',
      detail: 'The invitation is wrong, has expired, was used or revoked, or is for another e-mail address.',
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Sign in with the address that was invited, or ask for a new invitation.',
    });
  }
}
