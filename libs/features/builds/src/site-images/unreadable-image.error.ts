import { AppError } from '@capstan/platform-core';

/** 422: an upload is not an image that a site can show. */
export class UnreadableImageError extends AppError {
  constructor(reason: string) {
    super({
      slug: 'unreadable-image',
      status: 422,
      title: 'The image cannot be used',
      detail: `The image ${reason}. Nothing was changed.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction: 'Send a PNG, JPEG, WebP, AVIF or GIF file of at most 15 MB and 50 million pixels.',
    });
  }
}
