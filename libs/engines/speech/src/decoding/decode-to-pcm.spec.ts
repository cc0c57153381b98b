import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentWav } from '../fixtures/silent-wav.js';
import { decodeToPcm } from './decode-to-pcm.js';
import { UndecodableError } from './undecodable.error.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function decode(content: Buffer, { maxSeconds = 60, signal = new AbortController().signal } = {}) {
  const path = join(folder, 'recording');
  await writeFile(path, content);
  const target = join(folder, 'samples');
  const seconds = await decodeToPcm({ source: { path, extension: 'wav' }, target, maxSeconds }, signal);
  return { seconds, bytes: (await stat(target)).size };
}

describe('decodeToPcm', () => {
  it('writes 16,000 samples of 16 bits for each second', async () => {
    expect(await decode(silentWav(3))).toEqual({ seconds: 3, bytes: 96_000 });
  });

  it.each(['mp3', 'm4a', 'flac', 'ogg', 'webm', 'aac'])(
    'decodes a second of a tone in %s',
    async (extension) => {
      const path = join(import.meta.dirname, '..', 'fixtures', 'tones', `tone.${extension}`);
      const target = join(folder, 'tone');
      const task = { source: { path, extension }, target, maxSeconds: 60 };
      const seconds = await decodeToPcm(task, new AbortController().signal);
      expect(seconds).toBeGreaterThan(0.9);
      expect(seconds).toBeLessThan(1.3);
    },
  );

  it.each([
    ['is longer than allowed', silentWav(3), 'is longer than'],
    ['has no samples', silentWav(0), 'has no sound'],
    ['is not what it seems', Buffer.from('RIFF but nothing else that a WAV file has'), 'cannot be decoded'],
  ])('refuses a recording that %s', async (_title, content, reason) => {
    const decoding = decode(content, { maxSeconds: 2 });
    await expect(decoding).rejects.toBeInstanceOf(UndecodableError);
    await expect(decoding).rejects.toThrow(reason);
  });

  it('ends with its signal', async () => {
    const controller = new AbortController();
    const decoding = decode(silentWav(30), { signal: controller.signal });
    controller.abort(new Error('cancelled'));
    await expect(decoding).rejects.toThrow('cancelled');
  });
});
