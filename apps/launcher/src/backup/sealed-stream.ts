import {
  type CipherGCMTypes,
  type ScryptOptions,
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { BackupError } from './backup.error.js';

/**
 * Encryption of a stream with a passphrase: a header, then chunks, each sealed by AES-256-GCM under a key that scrypt
 * derives. The nonce of a chunk is its number and whether it is the last one (the STREAM construction), so that chunks
 * can neither be reordered nor cut off.
 */
const MAGIC = Buffer.from('CAPSTAN-SEALED-1\n');
const SALT_BYTES = 32;
/** After the magic: the cost of scrypt as a power of two, then the salt. */
const COST_AT = MAGIC.length;
const HEADER_BYTES = COST_AT + 1 + SALT_BYTES;
const CIPHER: CipherGCMTypes = 'aes-256-gcm';
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
/** 2^17: 128 MB and about half a second for each guess. */
const COST = 17;

const DAMAGED = 'The passphrase is wrong, or the archive was changed or cut off. Nothing was restored.';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Whether a file that begins like this is sealed. */
export const isSealed = (start: Buffer): boolean =>
  start.length >= MAGIC.length && timingSafeEqual(start.subarray(0, MAGIC.length), MAGIC);

/** Encrypts what is written to it. @param cost of scrypt, as a power of two. */
export async function sealing(passphrase: string, cost: number = COST): Promise<Transform> {
  const header = Buffer.concat([MAGIC, Buffer.from([cost]), randomBytes(SALT_BYTES)]);
  const key = await keyOf(passphrase, header);
  const chunks = new Chunks(CHUNK_BYTES, (chunk, nonce) => {
    const cipher = createCipheriv(CIPHER, key, nonce);
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  });
  chunks.push(header);
  return chunks;
}

/** Bytes that {@link opening} needs first; the rest is written to it. */
export const SEALED_HEADER_BYTES = HEADER_BYTES;

/** Decrypts what is written to it. It fails with a BackupError, at the latest at the end, unless everything is genuine. */
export async function opening(passphrase: string, header: Buffer): Promise<Transform> {
  if (header.length < HEADER_BYTES || (header[COST_AT] ?? 0) > COST) throw new BackupError(DAMAGED);
  const key = await keyOf(passphrase, header);
  return new Chunks(CHUNK_BYTES + TAG_BYTES, (sealed, nonce) => {
    if (sealed.length < TAG_BYTES) throw new BackupError(DAMAGED);
    const decipher = createDecipheriv(CIPHER, key, nonce);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (cause) {
      throw new BackupError(DAMAGED, { cause });
    }
  });
}

function keyOf(passphrase: string, header: Buffer): Promise<Buffer> {
  const N = 2 ** (header[COST_AT] ?? 0);
  const salt = header.subarray(COST_AT + 1, HEADER_BYTES);
  // The memory that it needs is 128 * N * r bytes.
  return derive(passphrase, salt, KEY_BYTES, { N, r: 8, p: 1, maxmem: 2048 * N });
}

/** Transforms a stream in chunks of one size; only the last one may be shorter. */
class Chunks extends Transform {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private number = 0;

  constructor(
    private readonly size: number,
    private readonly change: (chunk: Buffer, nonce: Buffer) => Buffer,
  ) {
    super();
  }

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.waiting.push(data);
    this.waitingBytes += data.length;
    try {
      // A full chunk waits for the next byte: it might be the last one.
      if (this.waitingBytes > this.size) {
        let all = Buffer.concat(this.waiting);
        for (; all.length > this.size; all = all.subarray(this.size)) {
          this.push(this.change(all.subarray(0, this.size), this.nonce(false)));
        }
        this.waiting = [all];
        this.waitingBytes = all.length;
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      done(null, this.change(Buffer.concat(this.waiting), this.nonce(true)));
    } catch (error) {
      done(error as Error);
    }
  }

  private nonce(isLast: boolean): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeUIntBE(this.number, 4, 6);
    nonce.writeUInt8(isLast ? 1 : 0, 11);
    this.number += 1;
    return nonce;
  }
}
