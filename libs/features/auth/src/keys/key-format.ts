import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'cap_';
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
/** Bytes from here on would favour the first letters of the alphabet. */
const UNBIASED_BELOW = 256 - (256 % ALPHABET.length);

/**
 * The form of an API key: `cap_`, 40 random letters and digits, 6 of CRC32 (design 3).
 * Meant for secret scanners as well; the checksum tells a key from a look-alike.
 */
export const API_KEY_PATTERN = /^cap_[0-9A-Za-z]{46}$/;

/** A new key with 238 random bits. */
export function generateKey(): string {
  let body = PREFIX;
  while (body.length < PREFIX.length + RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < UNBIASED_BELOW && body.length < PREFIX.length + RANDOM_LENGTH) {
        body += ALPHABET[byte % ALPHABET.length];
      }
    }
  }
  return body + checksumOf(body);
}

/** Whether a text has the form and the checksum of a key; false refuses it without a database read. */
export function isWellFormedKey(key: string): boolean {
  return (
    API_KEY_PATTERN.test(key) && checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH)
  );
}

/** What is stored of a key: SHA-256 suffices, since a key has too many random bits to be guessed. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What may be shown of a key after its creation. */
export function hintsOf(key: string): { prefixHint: string; lastFour: string } {
  return { prefixHint: key.slice(0, PREFIX.length + 4), lastFour: key.slice(-4) };
}

/** CRC32 of `text` as six base62 digits, most significant first. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
