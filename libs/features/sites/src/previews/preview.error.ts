const TEXTS: Record<number, string> = {
  400: 'This request cannot be read.',
  404: 'There is no such page here. It may have moved, or it is not published yet.',
  405: 'Pages can be looked at, nothing else.',
  413: 'What was sent is too large.',
  415: 'What was sent has a format that is not taken here.',
  429: 'Too many requests. Please try again in a minute.',
};

/** Why a visitor gets no page; rendered as a small page of the service. */
export class PreviewError extends Error {
  override readonly name = 'PreviewError';

  constructor(
    readonly status: number,
    readonly headers: Record<string, string> = {},
  ) {
    super(TEXTS[status] ?? 'Something went wrong. Please try again in a moment.');
  }
}
