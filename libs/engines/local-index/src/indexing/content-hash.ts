import { createHash } from 'node:crypto';

/** Increment when readers or passages change, so that the next run reads everything again. */
export const READER_VERSION = 3;

/** SHA-256 over the reader's version and the content, in hex. */
export function contentHash(content: Uint8Array | string): string {
  return createHash('sha256').update(`${READER_VERSION}\n`).update(content).digest('hex');
}
