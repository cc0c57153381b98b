import { validateParams } from '@capstan/platform-http';
import { describe, expect, it } from 'vitest';
import { generateImage } from './generate-image.capability.js';
import { GenerateImageParams } from './generate-image.params.js';
import { GeneratedImages } from './images/generated-images.js';

const paramsOf = (body: object): GenerateImageParams => validateParams(GenerateImageParams, body);

describe('generate_image', () => {
  it.each(generateImage.examples)('takes its own example: $title', ({ params }) => {
    expect(() => paramsOf(params)).not.toThrow();
  });

  it('has a price for each image', () => {
    expect(generateImage.unit?.count(paramsOf({ prompt: 'a fox', n: 4 }))).toBe(4);
  });

  it('gives models more time than drawings', () => {
    const [drawn, made] = [{ prompt: 'A -> B -> C' }, { prompt: 'a fox' }].map((body) =>
      generateImage.deadlineMs(paramsOf(body)),
    );
    expect([drawn, made]).toEqual([30_000, 180_000]);
  });

  it('refuses a picture by a model with the variables to set, and no drawing', () => {
    const error = generateImage.refusal?.(paramsOf({ prompt: 'a fox', kind: 'photo' }));
    expect(error).toMatchObject({ status: 503, slug: 'capability-unavailable' });
    expect(error?.alternativeAction).toContain('GEMINI_API_KEY');
    expect(generateImage.refusal?.(paramsOf({ prompt: 'x', kind: 'qr' }))).toBeUndefined();
  });

  it('does not charge for a result without images', () => {
    const params = paramsOf({ prompt: 'a fox' });
    expect(generateImage.accept(new GeneratedImages('image', null, []), params)).toBe('empty');
  });
});
