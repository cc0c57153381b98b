import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentWav } from '../fixtures/silent-wav.js';
import { statedSeconds } from './stated-seconds.js';
import { isWhisperWav } from './wav.js';

const TONES = join(import.meta.dirname, '..', 'fixtures', 'tones');
const HOURS = 3600;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function secondsOf(extension: string, content: Buffer, size?: number): Promise<number | undefined> {
  const path = join(folder, `recording.${extension}`);
  await writeFile(path, content);
  if (size !== undefined) await truncate(path, size);
  return statedSeconds({ path, extension });
}

/** A file of an Ogg stream that has only its first page and the header of its last one. */
const oggOf = (codec: Buffer, samples: number): Buffer => {
  const last = Buffer.alloc(27);
  last.write('OggS\0\u0004', 0, 'latin1');
  last.writeBigInt64LE(BigInt(samples), 6);
  return Buffer.concat([Buffer.alloc(28), codec, Buffer.alloc(64), last]);
};

/** The header of a FLAC file of 48 kHz. */
function flacOf(seconds: number): Buffer {
  const header = Buffer.alloc(42);
  header.write('fLaC\0\0\0\u0022', 0, 'latin1');
  header.writeUIntBE(48_000 << 4, 18, 3);
  header.writeUInt8(Math.floor((seconds * 48_000) / 2 ** 32), 21);
  header.writeUInt32BE((seconds * 48_000) % 2 ** 32, 22);
  return header;
}

describe('statedSeconds', () => {
  it.each(['mp3', 'm4a', 'flac', 'ogg', 'webm'])('reads the second of a tone in %s', async (extension) => {
    const seconds = await statedSeconds({ path: join(TONES, `tone.${extension}`), extension });
    expect(seconds).toBeGreaterThan(0.95);
    expect(seconds).toBeLessThan(1.25);
  });

  it('reads WAV, and of one that ends early what it has', async () => {
    expect(await secondsOf('wav', silentWav(3))).toBe(3);
    expect(await secondsOf('wav', silentWav(3).subarray(0, 44 + 8_000))).toBe(1);
  });

  it('reads lengths of many hours', async () => {
    expect(await secondsOf('flac', flacOf(30 * HOURS))).toBe(30 * HOURS);
    const vorbis = Buffer.from('\u0001vorbis\0\0\0\0\u0001\0\0\0\0', 'latin1');
    vorbis.writeUInt32LE(8_000, 12);
    expect(await secondsOf('ogg', oggOf(vorbis, 8_000 * 10 * HOURS))).toBe(10 * HOURS);
    const opus = Buffer.from('OpusHead');
    expect(await secondsOf('ogg', oggOf(opus, 48_000 * 10 * HOURS))).toBe(10 * HOURS);
  });

  it.each([
    ['raw AAC', 'aac', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['WAV without samples', 'wav', silentWav(0)],
    ['WAV that is only a name', 'wav', Buffer.from('RIFF\0\0\0\0WAVE')],
    [
      'MP3 without a header of Xing',
      'mp3',
      Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(200)]),
    ],
    ['MP3 that ends in its tag', 'mp3', Buffer.from('ID3\u0004\0\0\0\0\u0010\0')],
    ['FLAC that ends in its header', 'flac', Buffer.from('fLaC\0\0\0\u0022')],
    ['Ogg of another codec', 'ogg', oggOf(Buffer.from('Speex   '), 8_000)],
    ['MP4 without an index', 'm4a', Buffer.from('\0\0\0\u0010ftypM4A \0\0\0\0', 'latin1')],
    ['WebM of a stream', 'webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f])],
  ])('does not know the length of %s', async (_title, extension, content) => {
    expect(await secondsOf(extension, content)).toBeUndefined();
  });
});

describe('isWhisperWav', () => {
  it('is true of 16 kHz with 16 bits only', async () => {
    const path = join(folder, 'samples.wav');
    await writeFile(path, silentWav(1));
    expect(await isWhisperWav(path)).toBe(false);
    const other = silentWav(1);
    other.writeUInt32LE(16_000, 24);
    other.writeUInt16LE(16, 34);
    await writeFile(path, other);
    expect(await isWhisperWav(path)).toBe(true);
  });
});
