const MAX_LENGTH = 60;

/** A name as plain text of at most 60 characters; null when nothing is left of it. */
export function cleanName(raw: string): string | null {
  const plain = raw
    .replaceAll(/[<>{}[\]\\|`"“”„«»]/g, ' ')
    .replaceAll(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}/gu, (sign) => (/[©®™0-9#*]/.test(sign) ? sign : ''))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.,;:!?'–—-]+/, '')
    .replace(/[\s.,;:'–—(-]+$/, '');
  const short =
    Array.from(plain).length <= MAX_LENGTH
      ? plain
      : Array.from(plain)
          .slice(0, MAX_LENGTH)
          .join('')
          .replace(/\s+\S*$/, '');
  return /[\p{L}\p{N}]/u.test(short) ? short : null;
}
