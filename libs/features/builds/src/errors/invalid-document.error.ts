import { AppError } from '@capstan/platform-core';
import type { DocumentFault } from '@capstan/site-document';

/** 422: a patch does not fit the document of a site, or its result is not valid. */
export class InvalidDocumentError extends AppError {
  /** @param faults with JSON Pointers: into the patch, or into the document that it leads to. */
  constructor(faults: readonly DocumentFault[]) {
    const [first] = faults;
    super({
      slug: 'invalid-document',
      status: 422,
      title: 'The patch cannot be applied',
      detail: first === undefined ? 'The patch is not valid.' : `${first.path || '/'}: ${first.message}`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Correct the patch: `errors` lists all faults. GET /schemas/site-document.json describes the document.',
      faults: faults.map(({ path, message }) => ({ path, message })),
    });
  }
}
