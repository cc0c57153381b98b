import { createHash } from 'node:crypto';

/**
 * Namespace of the ids below, a random UUID, so that they cannot collide with those of other applications.
 */
const NAMESPACE = Buffer.from('6d0b8f0c9c5b4f0f8a8e2f6c1f0a7d35', 'hex');

/**
 * Returns the UUID (version 5, RFC 9562) of a strategy's subject in an account, the same in every process.
 */
export function credentialIdOf(strategy: string, accountId: string, subject: string): string {
  const name = JSON.stringify([strategy, accountId, subject]);
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
