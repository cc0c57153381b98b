import { AppError } from '@capstan/platform-core';

/** 409: the document of a site changed since the caller read it. */
export class DocumentMovedError extends AppError {
  /** @param commit the current one. */
  constructor(commit: string) {
    super({
      slug: 'document-moved',
      status: 409,
      title: 'The document has changed',
      detail: `The document of the site was changed since the given commit; it is at ${commit} now.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Read the document again, and send a patch of it.',
      extensions: { commit },
    });
  }
}
