import { InvalidRequestError } from '@capstan/kit';

/** 400: the picture is there, but too large for an answer. */
export class InlineTooLargeError extends InvalidRequestError {
  constructor(bytes: number, maxBytes: number) {
    const message =
      `the picture has ${bytes} bytes and an answer holds at most ${maxBytes}; ` +
      'leave `inline` out and fetch it from `image_url`, or ask for jpeg or webp';
    super([{ path: 'inline', message }]);
  }
}
