import { AppError } from '@capstan/kit';

/** 422: the input is not audio that can be read, or is too long or too large. */
export class UnreadableAudioError extends AppError {
  constructor(reason: string, options?: { cause?: unknown }) {
    super({
      slug: 'unreadable-audio',
      status: 422,
      title: 'The audio cannot be read',
      detail: `The audio ${reason}. Nothing was charged.`,
      category: 'invalid_request',
      isRetriable: false,
      alternativeAction:
        'Send a WAV, MP3, M4A, AAC, Ogg, Opus, FLAC or WebM file of at most 200 MB and 4 hours.',
      cause: options?.cause,
    });
  }
}
