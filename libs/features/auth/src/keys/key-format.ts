import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { sha256 } from '@capstan/platform-core';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'cap_';
const RANDOM_LENGTH = 40;
const CHECKSUM_LENGTH = 6;
/** Bytes above would favor the first letters of the alphabet. */
const UNBIASED_BELOW = 256 - (256 % ALPHABET.length);

/**
 * Format of an API key: `cap_`, 40 random letters and digits, 6 of CRC32. Also for secret scanners; the
 * checksum distinguishes a key from a look-alike.
 */
export const API_KEY_PATTERN = /^cap_[0-9A-Za-z]{46}$/;

/** Generates a key with 238 random bits. */
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

/** Whether a text has the form and the checksum of a key; if not, no database read is needed. */
export function isWellFormedKey(key: string): boolean {
  return (
    API_KEY_PATTERN.test(key) && checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH)
  );
}

/** Hash that is stored for a key. SHA-256 suffices, since a key has too many random bits to be guessed. */
export function hashKey(key: string): Buffer {
  return sha256(key);
}

/** The parts of a key that may be shown after its creation. */
export function hintsOf(key: string): { prefixHint: string; lastFour: string } {
  return { prefixHint: key.slice(0, PREFIX.length + 4), lastFour: key.slice(-4) };
}

/** Returns the CRC32 of `text` as six base62 digits, most significant first. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
