import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns nine letters and digits, the only form of a tool call id that every vendor accepts (Mistral accepts no
 * other).
 */
export function newCallId(): string {
  return Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
