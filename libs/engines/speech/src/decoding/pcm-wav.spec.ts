import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondsIn, wavParts } from './pcm-wav.js';

const BYTES_PER_SECOND = 32_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Samples of noise with a pause of a second. */
async function samples(seconds: number, pauseAt = -10): Promise<string> {
  const all = Int16Array.from({ length: seconds * 16_000 }, (_, n) => (n % 2 === 0 ? 9_000 : -9_000));
  if (pauseAt >= 0) all.fill(0, pauseAt * 16_000, (pauseAt + 1) * 16_000);
  const path = join(folder, 'samples');
  await writeFile(path, new Uint8Array(all.buffer));
  return path;
}

describe('wavParts', () => {
  it('is one part of a short recording, which is a WAV file', async () => {
    const pcm = await samples(3);
    const [part, ...others] = await wavParts(pcm, 60);
    expect(others).toEqual([]);
    expect(part).toMatchObject({ start: 0, end: 3 * BYTES_PER_SECOND, fromSeconds: 0, seconds: 3 });
    const header = Buffer.from(part?.header ?? []);
    expect(header.toString('latin1', 0, 4) + header.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect([header.length, header.readUInt32LE(24), header.readUInt32LE(28)]).toEqual([44, 16_000, 32_000]);
    expect([header.readUInt32LE(4) - 36, header.readUInt32LE(40)]).toEqual([96_000, 96_000]);
  });

  it('cuts in a pause, without gaps', async () => {
    const parts = await wavParts(await samples(150, 52), 60);
    expect(parts[0]?.seconds).toBeGreaterThan(52);
    expect(parts[0]?.seconds).toBeLessThan(53);
    expect(parts.map(({ start }) => start)).toEqual([0, ...parts.slice(0, -1).map(({ end }) => end)]);
    expect(parts.every(({ seconds }) => seconds > 0 && seconds <= 60)).toBe(true);
    expect(parts.at(-1)?.end).toBe(150 * BYTES_PER_SECOND);
  });

  it('ignores half a sample at the end', async () => {
    const pcm = await samples(1);
    const file = await open(pcm, 'a');
    await file.write(Buffer.alloc(1));
    await file.close();
    expect(await wavParts(pcm, 60)).toMatchObject([{ end: BYTES_PER_SECOND }]);
  });

  it('keeps to a size', () => {
    expect(secondsIn(25 * 1024 * 1024) * BYTES_PER_SECOND + 44).toBeLessThanOrEqual(25 * 1024 * 1024);
  });
});
