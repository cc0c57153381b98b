import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { FalProvider } from './fal.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(FalProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['FAL_API_KEY'],
  ok: 'ok.json',
  serves: [{ reference_images: ['https://example.com/a.png'] }],
  declines: [{ reference_images: ['https://example.com/a.png', 'https://example.com/b.png'] }],
  cases: [
    {
      title: 'fetches the picture from its address without the key',
      answer: ['ok.json', PNG_ANSWER],
      request: [
        {
          url: 'https://fal.run/fal-ai/flux/dev',
          headers: { authorization: 'Key k-for-tests' },
          json: {
            prompt: 'Photograph: a red fox',
            image_size: { width: 1536, height: 1024 },
            num_images: 1,
            output_format: 'png',
          },
        },
        { url: 'https://v3.fal.media/files/zebra/abc.png', headers: { authorization: undefined } },
      ],
      like: { images: [{ seed: 99 }] },
    },
    {
      title: 'starts from a picture at the endpoint of the model for that',
      params: { reference_images: ['https://example.com/a.png'] },
      answer: [PNG_ANSWER, 'ok.json', PNG_ANSWER],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        {
          url: 'https://fal.run/fal-ai/flux/dev/image-to-image',
          json: {
            prompt: 'Photograph: a red fox',
            image_url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) as string,
            num_images: 1,
            output_format: 'png',
          },
        },
        { url: 'https://v3.fal.media/files/zebra/abc.png' },
      ],
      like: { images: [{ seed: 99 }] },
    },
    {
      title: 'classes a file that unpacks to more than is taken',
      answer: ['ok.json', { headers: { 'content-type': 'image/png' }, body: 'not a picture' }],
      failure: 'upstream_error',
    },
  ],
  faults: [
    [
      'a refused prompt',
      {
        status: 422,
        json: {
          detail: [
            {
              loc: ['body', 'prompt'],
              msg: 'The content was flagged by a content checker.',
              type: 'content_policy_violation',
              url: 'https://docs.fal.ai/errors#content_policy_violation',
              input: 'Photograph: a red fox',
            },
          ],
        },
      },
      BLOCKED,
    ],
    ['a blackened picture', { fixture: 'ok.json', with: { has_nsfw_concepts: [true] } }, BLOCKED],
  ],
});
