import { hash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, or of bytes. */
export const sha256 = (content: string | Uint8Array): Buffer => hash('sha256', content, 'buffer');
