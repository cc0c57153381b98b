import { describeProvider } from '@capstan/kit/testing';
import { PHOTO, imageServices } from '../../images/fixtures/image-bench.js';
import { StabilityProvider } from './stability.provider.js';
import { expect } from 'vitest';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(StabilityProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['STABILITY_API_KEY'],
  ok: 'ok.json',
  declines: [{ prompt: 'x'.repeat(10_001) }],
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
  ],
  faults: [
    [
      'a refused prompt',
      { status: 403, json: { id: 'a', name: 'content_moderation', errors: ['flagged'] } },
      BLOCKED,
    ],
    ['a refused picture', { fixture: 'ok.json', with: { finish_reason: 'CONTENT_FILTERED' } }, BLOCKED],
  ],
});
