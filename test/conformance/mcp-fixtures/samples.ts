/** One red pixel, as PNG. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** A WAV file of one silent sample. */
export const SILENCE = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA==';

/** A text block. */
export const text = (words: string) => ({ type: 'text' as const, text: words });

/** A result of one text block. */
export const textResult = (words: string) => ({ content: [text(words)] });
