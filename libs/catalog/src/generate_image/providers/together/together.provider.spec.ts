import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { ONE_PICTURE, PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { TogetherProvider } from './together.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(TogetherProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['TOGETHER_API_KEY'],
  ok: 'ok.json',
  // The usual model starts from text.
  declines: [{ reference_images: ['https://example.com/a.png'] }],
  cases: [
    {
      title: 'asks for pictures in Base64',
      params: { n: 2, negative_prompt: 'snow', seed: 5 },
      answer: 'ok.json',
      request: {
        url: 'https://api.together.xyz/v1/images/generations',
        headers: { authorization: 'Bearer k-for-tests' },
        json: {
          model: 'black-forest-labs/FLUX.1-schnell',
          prompt: 'Photograph: a red fox',
          negative_prompt: 'snow',
          width: 1536,
          height: 1024,
          n: 2,
          seed: 5,
          response_format: 'base64',
          output_format: 'png',
        },
      },
      like: ONE_PICTURE,
    },
    {
      title: 'starts from a picture with a model that takes one',
      env: { TOGETHER_MODEL: 'black-forest-labs/FLUX.1-kontext-pro' },
      params: { reference_images: ['https://example.com/a.png'] },
      answer: [PNG_ANSWER, 'ok.json'],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        {
          url: 'https://api.together.xyz/v1/images/generations',
          json: expect.objectContaining({
            model: 'black-forest-labs/FLUX.1-kontext-pro',
            image_url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) as string,
          }) as object,
        },
      ],
      like: ONE_PICTURE,
    },
  ],
  faults: [
    [
      'a refused prompt',
      {
        status: 422,
        json: { error: { message: 'NSFW content detected in the prompt', code: 'nsfw_content' } },
      },
      BLOCKED,
    ],
    [
      'other faults of a request',
      { status: 400, json: { error: { message: 'width must be a multiple of 16' } } },
      'upstream_error',
    ],
  ],
});
