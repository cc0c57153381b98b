import { AppError } from '@capstan/platform-core';

/** 409: a link would end the session of another user, which a link from another site must not do unasked. */
export class OtherUserSignedInError extends AppError {
  /** @param signedInAs address of the user of the session. @param linkFor address of the user of the link. */
  constructor(signedInAs: string, linkFor: string) {
    super({
      slug: 'other-user-signed-in',
      status: 409,
      title: 'Another user is signed in',
      detail: `This browser is signed in as ${signedInAs}, and the link is for ${linkFor}.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Ask the person, then send the token again with `replace_session`: true. The link can still be used.',
      extensions: { signed_in_as: signedInAs, link_for: linkFor },
    });
  }
}
