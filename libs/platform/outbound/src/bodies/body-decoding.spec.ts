import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Overflow, readBody } from './body-decoding.js';

/** Longer than a block of zstd, of which nothing can be decoded before all of it has arrived. */
const CAP = 256 * 1024;

/** Incompressible: the encoded body is longer than the decoded one. */
const noise = randomBytes(4 * CAP);

/** In chunks, as from a network. */
async function* arriving(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.byteLength; at += 10_000) yield body.subarray(at, at + 10_000);
}

const read = async (body: Uint8Array, encoding?: string, overflow?: Overflow): Promise<Buffer> =>
  Buffer.from(await readBody(arriving(body), encoding, CAP, overflow));

const ENCODED: [encoding: string, body: Uint8Array][] = [
  ['gzip', gzipSync(noise)],
  ['deflate', deflateSync(noise)],
  ['deflate', deflateRawSync(noise)],
  ['br', brotliCompressSync(noise)],
  ['zstd', zstdCompressSync(noise)],
  ['gzip, gzip', gzipSync(gzipSync(noise))],
];

describe('readBody', () => {
  it.each(ENCODED)(
    'keeps the beginning of a %s body that is longer on the wire than the limit',
    async (encoding, body) => {
      const beginning = await read(body, encoding, 'cut');
      expect(beginning.byteLength).toBeGreaterThan(CAP / 4);
      expect(beginning.byteLength).toBeLessThanOrEqual(CAP);
      expect(beginning.equals(noise.subarray(0, beginning.byteLength))).toBe(true);
    },
  );

  it.each(ENCODED)('rejects the same %s body when it must not be cut', async (encoding, body) => {
    await expect(read(body, encoding, 'fail')).rejects.toMatchObject({ code: 'too_large' });
  });

  it('cuts a plain body exactly at the limit', async () => {
    expect((await read(noise, undefined, 'cut')).equals(noise.subarray(0, CAP))).toBe(true);
  });

  it('accepts a body of exactly the limit, and rejects one byte more', async () => {
    expect(await read(Buffer.alloc(CAP, 'a'))).toHaveLength(CAP);
    expect(await read(gzipSync(Buffer.alloc(CAP, 'a')), 'gzip')).toHaveLength(CAP);
    await expect(read(Buffer.alloc(CAP + 1, 'a'))).rejects.toMatchObject({ code: 'too_large' });
    await expect(read(gzipSync(Buffer.alloc(CAP + 1, 'a')), 'gzip')).rejects.toMatchObject({
      code: 'too_large',
    });
  });

  it('applies the limit to each layer: a bomb inside a bomb is rejected', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(100 * CAP)));
    expect(bomb.byteLength).toBeLessThan(CAP);
    await expect(read(bomb, 'gzip, gzip')).rejects.toMatchObject({ code: 'too_large' });
  });

  it('decodes three layers, and rejects four', async () => {
    const three = gzipSync(gzipSync(gzipSync('text')));
    expect((await read(three, 'gzip, gzip, gzip')).toString()).toBe('text');
    await expect(read(gzipSync(three), 'gzip, gzip, gzip, gzip')).rejects.toMatchObject({
      code: 'malformed',
    });
  });

  it('rejects an unknown encoding', async () => {
    await expect(read(Buffer.from('x'), 'compress')).rejects.toMatchObject({ code: 'malformed' });
  });
});
