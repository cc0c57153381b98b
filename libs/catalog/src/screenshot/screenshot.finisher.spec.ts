import { ArtifactStore, type NewArtifact, type StoredArtifact } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { pngOf } from './fixtures/pictures.js';
import { CapturedScreenshot } from './picture/captured-screenshot.js';
import { ScreenshotFinisher } from './screenshot.finisher.js';
import { ScreenshotParams } from './screenshot.params.js';

class MemoryStore extends ArtifactStore {
  readonly kept: NewArtifact[] = [];

  override put(artifact: NewArtifact): Promise<StoredArtifact> {
    this.kept.push(artifact);
    return Promise.resolve({
      url: 'https://capstan.test/artifacts/x.png',
      expiresAt: new Date('2026-11-22T10:00:00Z'),
    });
  }
}

const context = { signal: new AbortController().signal, timeoutMs: 1_000, requestId: 'r1' };

async function finish(
  bytes: Buffer,
  inline: boolean,
): Promise<{ store: MemoryStore; result: Partial<CapturedScreenshot> }> {
  const params = Object.assign(new ScreenshotParams(), { url: 'https://a.example/', inline });
  const store = new MemoryStore();
  const taken = new CapturedScreenshot(params, { bytes, finalUrl: null, statusCode: 200, isCut: false });
  const { result } = await new ScreenshotFinisher(store).finish(taken, params, context);
  return { store, result };
}

describe('ScreenshotFinisher', () => {
  it('stores the image and returns URL and expiry', async () => {
    const bytes = pngOf(20, 10);
    const { store, result } = await finish(bytes, false);
    expect(store.kept).toEqual([{ bytes, mediaType: 'image/png' }]);
    expect(result).toMatchObject({
      image_url: 'https://capstan.test/artifacts/x.png',
      expires_at: '2026-11-22T10:00:00.000Z',
      image_base64: null,
      width: 20,
      height: 10,
      bytes: bytes.byteLength,
    });
  });

  it('embeds it in the answer on request, and stores nothing', async () => {
    const bytes = pngOf(20, 10);
    const { store, result } = await finish(bytes, true);
    expect(store.kept).toEqual([]);
    expect(result).toMatchObject({ image_url: null, expires_at: null });
    expect(Buffer.from(result.image_base64 ?? '', 'base64').equals(bytes)).toBe(true);
  });

  it('embeds no more than 5 MB, and names the alternatives', async () => {
    const bytes = Buffer.concat([pngOf(20, 10), Buffer.alloc(5_000_000)]);
    await expect(finish(bytes, true)).rejects.toMatchObject({
      status: 400,
      slug: 'invalid-request',
      faults: [{ path: 'inline', message: expect.stringContaining('image_url') }],
    });
    await expect(finish(bytes, false)).resolves.toMatchObject({ result: { bytes: bytes.byteLength } });
  });
});
