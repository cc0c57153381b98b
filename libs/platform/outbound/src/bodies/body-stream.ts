import type { Readable } from 'node:stream';

/** A body that is streamed instead of held in memory. It can be sent again, as a redirect may demand. */
export interface BodyStream {
  readonly lengthBytes: number;
  open(): Readable;
}

export function isBodyStream(body: string | Uint8Array | BodyStream | undefined): body is BodyStream {
  return typeof body === 'object' && 'open' in body;
}
