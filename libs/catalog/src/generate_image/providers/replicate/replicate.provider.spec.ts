import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { ONE_PICTURE, PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { ReplicateProvider } from './replicate.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(ReplicateProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  env: { REPLICATE_POLL_INTERVAL_MS: '0' },
  needs: ['REPLICATE_API_KEY'],
  ok: 'ok.json',
  // The usual model starts from text.
  declines: [{ reference_images: ['https://example.com/a.png'] }],
  cases: [
    {
      title: 'reads a prediction that is done at once',
      answer: ['ok.json', PNG_ANSWER],
      request: [
        {
          url: 'https://api.replicate.com/v1/models/black-forest-labs/flux-schnell/predictions',
          headers: { authorization: 'Bearer k-for-tests', prefer: 'wait' },
          json: { input: { prompt: 'Photograph: a red fox', aspect_ratio: '3:2', output_format: 'png' } },
        },
        { url: 'https://replicate.delivery/xezq/out-0.png', headers: { authorization: undefined } },
      ],
      like: ONE_PICTURE,
    },
    {
      title: 'starts from a picture with a model that takes one',
      env: { REPLICATE_MODEL: 'black-forest-labs/flux-kontext-pro' },
      params: { reference_images: ['https://example.com/a.png'] },
      answer: [PNG_ANSWER, 'ok.json', PNG_ANSWER],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        {
          url: 'https://api.replicate.com/v1/models/black-forest-labs/flux-kontext-pro/predictions',
          json: {
            input: {
              prompt: 'Photograph: a red fox',
              aspect_ratio: '3:2',
              output_format: 'png',
              input_image: expect.stringMatching(/^data:image\/png;base64,iVBOR/) as string,
            },
          },
        },
        { url: 'https://replicate.delivery/xezq/out-0.png' },
      ],
      like: ONE_PICTURE,
    },
    {
      title: 'asks at its own address until a slow prediction is done',
      answer: [
        { json: { id: 'abc', status: 'starting', urls: { get: 'https://evil.example' } } },
        { json: { id: 'abc', status: 'processing' } },
        'ok.json',
        PNG_ANSWER,
      ],
      request: [
        { method: 'POST' },
        { url: 'https://api.replicate.com/v1/predictions/abc' },
        { url: 'https://api.replicate.com/v1/predictions/abc' },
        { url: 'https://replicate.delivery/xezq/out-0.png' },
      ],
      like: ONE_PICTURE,
    },
  ],
  faults: [
    [
      'a refused picture',
      {
        fixture: 'ok.json',
        with: {
          status: 'failed',
          output: null,
          error:
            'The input or output was flagged as sensitive. Please try again with different inputs. (E005) (uIJ6l3ruRD)',
        },
      },
      BLOCKED,
    ],
    [
      'a picture that the checker of the model refused',
      {
        fixture: 'ok.json',
        with: {
          status: 'failed',
          output: null,
          error: 'NSFW content detected. Try running it again, or try a different prompt.',
        },
      },
      BLOCKED,
    ],
    [
      'a failed prediction',
      { fixture: 'ok.json', with: { status: 'failed', error: 'CUDA out of memory' } },
      'upstream_error',
    ],
  ],
});
