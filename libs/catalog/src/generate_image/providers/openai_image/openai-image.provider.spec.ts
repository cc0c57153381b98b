import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { ONE_PICTURE, PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { OpenaiImageProvider } from './openai-image.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(OpenaiImageProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['OPENAI_IMAGE_API_KEY'],
  ok: 'ok.json',
  serves: [{ kind: 'illustration' }, { kind: 'auto' }, { reference_images: ['https://example.com/a.png'] }],
  declines: [{ kind: 'qr' }],
  cases: [
    {
      title: 'asks for the nearest size that the model has',
      params: { n: 2, negative_prompt: 'snow', background: 'transparent' },
      answer: 'ok.json',
      request: {
        url: 'https://api.openai.com/v1/images/generations',
        headers: { authorization: 'Bearer k-for-tests' },
        json: {
          model: 'gpt-image-2',
          prompt: 'Photograph: a red fox\n\nDo not include: snow',
          n: 2,
          size: '1536x1024',
          output_format: 'png',
          background: 'transparent',
        },
      },
      like: { ...ONE_PICTURE, model: 'gpt-image-2' },
    },
    {
      title: 'sends pictures to start from as a form',
      params: { reference_images: ['https://example.com/a.png', 'https://example.com/b.png'] },
      answer: [PNG_ANSWER, PNG_ANSWER, 'ok.json'],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        { url: 'https://example.com/b.png' },
        {
          method: 'POST',
          url: 'https://api.openai.com/v1/images/edits',
          headers: { authorization: 'Bearer k-for-tests' },
          multipart: {
            model: 'gpt-image-2',
            prompt: 'Photograph: a red fox',
            n: 1,
            size: '1536x1024',
            output_format: 'png',
            background: 'auto',
            'image[]': [
              expect.objectContaining({ filename: 'reference-1.png', mediaType: 'image/png' }),
              expect.objectContaining({ filename: 'reference-2.png' }),
            ],
          },
        },
      ],
      like: ONE_PICTURE,
    },
  ],
  faults: [
    [
      'a blocked prompt',
      { status: 400, json: { error: { code: 'moderation_blocked', type: 'image_generation_user_error' } } },
      BLOCKED,
    ],
    ['a used-up quota', { status: 429, json: { error: { code: 'insufficient_quota' } } }, 'quota_exhausted'],
    ['Base64 that is not a picture', { json: { data: [{ b64_json: 'PHNjcmlwdD4=' }] } }, 'upstream_error'],
  ],
});
