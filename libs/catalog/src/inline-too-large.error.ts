import { InvalidRequestError } from '@capstan/kit';

/** 400: the image is too large to be embedded in the answer. */
export class InlineTooLargeError extends InvalidRequestError {
  constructor(bytes: number, maxBytes: number) {
    const message =
      `the image has ${bytes} bytes, and an answer can embed at most ${maxBytes}; ` +
      'omit `inline` and fetch the image from `image_url`, or request jpeg or webp';
    super([{ path: 'inline', message }]);
  }
}
