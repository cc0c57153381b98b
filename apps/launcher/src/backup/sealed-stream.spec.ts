import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { SEALED_HEADER_BYTES, isSealed, opening, sealing } from './sealed-stream.js';

/** Cost of scrypt: guesses need not be slow here. */
const CHEAP = 4;

const seal = async (plain: Buffer): Promise<Buffer> =>
  buffer(Readable.from(plain.length > 0 ? [plain] : []).pipe(await sealing('correct horse', CHEAP)));

async function open(sealed: Buffer, passphrase = 'correct horse'): Promise<Buffer> {
  const opened = await opening(passphrase, sealed.subarray(0, SEALED_HEADER_BYTES));
  return buffer(Readable.from([sealed.subarray(SEALED_HEADER_BYTES)]).pipe(opened));
}

const CHUNK = 64 * 1024;
const REFUSED = /passphrase is wrong, or the archive was changed or cut off/;

describe('a sealed stream', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('opens again: %i bytes', async (size) => {
    const plain = randomBytes(size);
    const sealed = await seal(plain);
    expect(isSealed(sealed)).toBe(true);
    expect((await open(sealed)).equals(plain)).toBe(true);
  });

  it('does not contain what was sealed', async () => {
    const sealed = await seal(Buffer.from('a secret sentence'));
    expect(sealed.includes('secret')).toBe(false);
  });

  it('is refused with another passphrase', async () => {
    await expect(open(await seal(Buffer.from('x')), 'another horse')).rejects.toThrow(REFUSED);
  });

  it('is refused after a change of one bit, anywhere', async () => {
    const sealed = await seal(randomBytes(2 * CHUNK));
    for (const at of [
      SEALED_HEADER_BYTES - 33,
      SEALED_HEADER_BYTES - 1,
      SEALED_HEADER_BYTES,
      sealed.length - 1,
    ]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(open(changed)).rejects.toThrow(REFUSED);
    }
  });

  it.each([1, 16, CHUNK + 16, 2 * CHUNK + 32])('is refused when %i bytes are cut off', async (bytes) => {
    const sealed = await seal(randomBytes(3 * CHUNK));
    await expect(open(sealed.subarray(0, -bytes))).rejects.toThrow(REFUSED);
  });

  it('is refused when its chunks are in another order', async () => {
    const sealed = await seal(randomBytes(3 * CHUNK));
    const size = CHUNK + 16;
    const [one, two] = [0, 1].map((at) =>
      sealed.subarray(SEALED_HEADER_BYTES + at * size, SEALED_HEADER_BYTES + (at + 1) * size),
    ) as [Buffer, Buffer];
    const rest = sealed.subarray(SEALED_HEADER_BYTES + 2 * size);
    const reordered = Buffer.concat([sealed.subarray(0, SEALED_HEADER_BYTES), two, one, rest]);
    await expect(open(reordered)).rejects.toThrow(REFUSED);
  });
});
