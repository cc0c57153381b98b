/** Returns the language of a BCP 47 tag (`de-AT`, `zh_Hans`) as ISO 639-1 code; null if it has none. */
export function languageCode(tag: string | undefined): string | null {
  return /^\s*([a-z]{2})(?:[-_\s]|$)/i.exec(tag ?? '')?.[1]?.toLowerCase() ?? null;
}
