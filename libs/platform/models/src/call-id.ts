import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Nine letters and digits, the only form of a tool call's id that every vendor takes (Mistral takes no other). */
export function newCallId(): string {
  return Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
