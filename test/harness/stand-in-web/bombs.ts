import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

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

let brotli: Buffer | undefined;
let frame: Buffer | undefined;

/** A few hundred bytes of Brotli that unpack to 256 MiB of zeros. */
export function brotliBomb(): Buffer {
  brotli ??= brotliCompressSync(Buffer.alloc(256 * MEBIBYTE), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  return brotli;
}

/** A Zstandard frame of 16 MiB of zeros, repeated: 1 GiB in all. */
export function zstdBomb(): Buffer {
  frame ??= zstdCompressSync(Buffer.alloc(MEMBER_BYTES));
  return Buffer.concat(Array.from({ length: 64 }, () => frame as Buffer));
}
