import { detect } from 'tinyld';

/** More is not needed to tell. */
const MAX_LENGTH = 5000;
/** Fewer letters tell nothing. */
const MIN_LETTERS = 12;

/** ISO 639-1 code of the language a text is written in; null when it cannot be told. */
export function languageOf(text: string): string | null {
  const start = text.slice(0, MAX_LENGTH);
  if ((start.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return null;
  return detect(start) || null;
}
