import { InvalidRequestError, ReadingThreads, ThreadError } from '@capstan/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { GenerateImageParams } from '../../generate-image.params.js';
import { GeneratedImages } from '../../images/generated-images.js';
import { DrawingProvider } from './drawing.provider.js';

const threads = new ReadingThreads();
afterAll(() => threads.onApplicationShutdown());

const context = { signal: new AbortController().signal, timeoutMs: 20_000, requestId: 'r1' };
const paramsOf = (fields: Partial<GenerateImageParams>): GenerateImageParams =>
  Object.assign(new GenerateImageParams(), { size: '200x200' }, fields);
const draw = (fields: Partial<GenerateImageParams>): Promise<GeneratedImages> =>
  new DrawingProvider(threads).call(paramsOf(fields), context);

/** Threads in which a drawing fails in one way. */
class FailingThreads extends ReadingThreads {
  constructor(private readonly failure: ThreadError) {
    super();
  }

  override run(): Promise<never> {
    return Promise.reject(this.failure);
  }
}

describe('drawings of this service', () => {
  it('need nothing, and are for drawn kinds alone', () => {
    const provider = new DrawingProvider(threads);
    expect(provider.isConfigured()).toBe(true);
    expect(provider.supports(paramsOf({ kind: 'chart', prompt: 'x' }))).toBe(true);
    expect(provider.supports(paramsOf({ kind: 'photo', prompt: 'QR code for https://a.example' }))).toBe(
      false,
    );
  });

  it.each(['png', 'webp', 'jpeg', 'svg'] as const)('come as %s', async (format) => {
    const made = await draw({ kind: 'qr', prompt: 'hello', format });
    expect(made).toMatchObject({
      kind: 'qr',
      model: null,
      images: [
        {
          media_type: format === 'svg' ? 'image/svg+xml' : `image/${format}`,
          width: 200,
          height: 200,
          alt: 'QR code: hello',
        },
      ],
    });
  });

  it('show the numbers in the prompt', async () => {
    const { images } = await draw({ kind: 'chart', prompt: 'Pie chart of share: Chrome 65%, Safari 19%' });
    expect(images[0]?.alt).toBe('donut chart: Share. Chrome 65%; Safari 19%');
  });

  it('show the initials in the prompt', async () => {
    const { images } = await draw({ kind: 'pattern', prompt: 'avatar with the initials J.K.' });
    expect(images[0]?.alt).toBe('Avatar with the initials JK');
  });

  it('have seeds that follow each other', async () => {
    const { images } = await draw({ kind: 'pattern', prompt: 'x', n: 3, seed: 5 });
    expect(images.map(({ seed }) => seed)).toEqual([5, 6, 7]);
  });

  it.each<[string, Partial<GenerateImageParams>, string]>([
    ['a diagram of one part', { kind: 'diagram', prompt: 'a fox' }, 'prompt'],
    ['a QR code of too many bytes', { kind: 'qr', prompt: 'é'.repeat(2_000) }, 'prompt'],
    ['a QR code in too few pixels', { kind: 'qr', prompt: 'x'.repeat(50), size: '64x64' }, 'size'],
    ['a QR code on dark paper', { kind: 'qr', prompt: 'x', background: '#102030' }, 'background'],
  ])('refuse %s', async (_, fields, path) => {
    await expect(draw(fields)).rejects.toMatchObject({ slug: 'invalid-request', faults: [{ path }] });
  });

  it.each([
    ['too_long', InvalidRequestError],
    ['too_large', InvalidRequestError],
    ['failed', ThreadError],
  ] as const)('class a thread that ends as %s', async (reason, type) => {
    const failing = new DrawingProvider(new FailingThreads(new ThreadError(reason, 'x')));
    await expect(failing.call(paramsOf({ kind: 'qr', prompt: 'x' }), context)).rejects.toBeInstanceOf(type);
  });

  it('end with the caller', async () => {
    const call = new DrawingProvider(threads).call(paramsOf({ kind: 'qr', prompt: 'x' }), {
      ...context,
      signal: AbortSignal.abort(),
    });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
