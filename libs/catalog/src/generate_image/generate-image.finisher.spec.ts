import { ArtifactStore, type NewArtifact, type StoredArtifact } from '@capstan/kit';
import { describe, expect, it } from 'vitest';
import { InlineTooLargeError } from '../inline-too-large.error.js';
import { GenerateImageFinisher } from './generate-image.finisher.js';
import { GenerateImageParams } from './generate-image.params.js';
import { GeneratedImages, type Picture } from './images/generated-images.js';

class MemoryStore extends ArtifactStore {
  readonly stored: NewArtifact[] = [];

  override put(artifact: NewArtifact): Promise<StoredArtifact> {
    this.stored.push(artifact);
    return Promise.resolve({ url: `https://h/artifacts/${this.stored.length}`, expiresAt: new Date(0) });
  }
}

const context = {
  signal: new AbortController().signal,
  timeoutMs: 1000,
  requestId: 'r1',
  caller: { accountId: 'a1', keyId: 'k1' },
};
const made = (sizes: readonly number[]): GeneratedImages =>
  new GeneratedImages(
    'pattern',
    null,
    sizes.map((size): Picture => ({
      bytes: new Uint8Array(size),
      mediaType: 'image/png',
      width: 1,
      height: 1,
      seed: 1,
      alt: null,
    })),
  );
const params = (inline: boolean): GenerateImageParams =>
  Object.assign(new GenerateImageParams(), { prompt: 'x', inline });

describe('the last step of generate_image', () => {
  it('stores every picture for the account, and says how many were delivered', async () => {
    const store = new MemoryStore();
    const { result, units } = await new GenerateImageFinisher(store).finish(
      made([3, 4]),
      params(false),
      context,
    );
    expect(units).toBe(2);
    expect(store.stored.map(({ bytes, accountId }) => [bytes.byteLength, accountId])).toEqual([
      [3, 'a1'],
      [4, 'a1'],
    ]);
    expect(result.images.map(({ image_url, expires_at }) => [image_url, expires_at])).toEqual([
      ['https://h/artifacts/1', '1970-01-01T00:00:00.000Z'],
      ['https://h/artifacts/2', '1970-01-01T00:00:00.000Z'],
    ]);
  });

  it('returns pictures in the answer with `inline`, and stores none', async () => {
    const store = new MemoryStore();
    const { result } = await new GenerateImageFinisher(store).finish(made([3]), params(true), context);
    expect(result.images[0]).toMatchObject({ image_base64: 'AAAA', image_url: null });
    expect(store.stored).toEqual([]);
  });

  it('refuses more than an answer can hold', async () => {
    const finish = new GenerateImageFinisher(new MemoryStore()).finish(
      made([3_000_000, 3_000_000]),
      params(true),
      context,
    );
    await expect(finish).rejects.toBeInstanceOf(InlineTooLargeError);
  });
});
