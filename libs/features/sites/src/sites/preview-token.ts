import { randomBytes } from 'node:crypto';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 26;

/**
 * The secret part of a preview URL: 130 random bits as lower-case base32, so that it is also a valid host
 * name.
 */
export const createPreviewToken = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
