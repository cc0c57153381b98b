import { brotliCompressSync, gzipSync } from 'node:zlib';

const MEBIBYTE = 1024 * 1024;
const MEMBER_BYTES = 16 * MEBIBYTE;

let member: Buffer | undefined;

/** A gzip file of about 1 MB that unpacks to 1 GiB of zeros: one member of 16 MiB, repeated. */
export function gzipBomb(): Buffer {
  member ??= gzipSync(Buffer.alloc(MEMBER_BYTES), { level: 9 });
  return Buffer.concat(Array.from({ length: 64 }, () => member as Buffer));
}

/** The same inside Brotli, which makes it a few kilobytes: `content-encoding: gzip, br`. */
export function nestedBomb(): Buffer {
  return brotliCompressSync(gzipBomb());
}
