import { describeProvider } from '@capstan/kit/testing';
import { PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { StabilityProvider } from './stability.provider.js';
import { expect } from 'vitest';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(StabilityProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['STABILITY_API_KEY'],
  ok: 'ok.json',
  // The usual model starts from text.
  declines: [{ prompt: 'x'.repeat(10_001) }, { reference_images: ['https://example.com/a.png'] }],
  cases: [
    {
      title: 'asks for JSON at the address of the model',
      answer: 'ok.json',
      request: {
        url: 'https://api.stability.ai/v2beta/stable-image/generate/core',
        method: 'POST',
        headers: {
          authorization: 'Bearer k-for-tests',
          accept: 'application/json',
          'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/),
        },
      },
      like: { images: [{ seed: 343940597 }] },
    },
    ...[
      ['sd3', 'png'],
      ['ultra', 'webp'],
    ].map(([model, output_format]) => ({
      title: `asks ${model} for ${output_format} to make WebP`,
      env: { STABILITY_MODEL: model },
      params: { format: 'webp' as const },
      answer: 'ok.json',
      request: { multipart: expect.objectContaining({ output_format }) as object },
      like: { images: [{ media_type: 'image/webp' }] },
    })),
    ...['sd3', 'ultra'].map((model) => ({
      title: `starts from a picture with ${model}`,
      env: { STABILITY_MODEL: model },
      params: { reference_images: ['https://example.com/a.png'] },
      answer: [PNG_ANSWER, 'ok.json'],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        {
          url: `https://api.stability.ai/v2beta/stable-image/generate/${model}`,
          multipart: {
            prompt: 'Photograph: a red fox',
            output_format: 'png',
            image: 'reference.png',
            strength: 0.7,
            ...(model === 'sd3' ? { mode: 'image-to-image' } : { aspect_ratio: '3:2' }),
          },
        },
      ],
      like: { images: [{ seed: 343940597 }] },
    })),
  ],
  faults: [
    [
      'a refused prompt',
      {
        status: 403,
        json: {
          id: 'a',
          name: 'content_moderation',
          errors: ['Your request was flagged by our content moderation system'],
        },
      },
      BLOCKED,
    ],
    ['a refused picture', { fixture: 'ok.json', with: { finish_reason: 'CONTENT_FILTERED' } }, BLOCKED],
  ],
});
