import { describeProvider } from '@capstan/kit/testing';
import { ONE_PICTURE, PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { OpenrouterProvider } from './openrouter.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(OpenrouterProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['OPENROUTER_API_KEY'],
  ok: 'ok.json',
  cases: [
    {
      title: 'reads a picture from a data URL',
      params: { reference_images: ['https://example.com/a.png'] },
      answer: [PNG_ANSWER, 'ok.json'],
      request: [
        { url: 'https://example.com/a.png', headers: { authorization: undefined } },
        {
          url: 'https://openrouter.ai/api/v1/chat/completions',
          headers: { authorization: 'Bearer k-for-tests' },
        },
      ],
      like: ONE_PICTURE,
    },
  ],
  faults: [
    [
      'a refused prompt',
      {
        status: 403,
        json: { error: { code: 403, message: 'flagged', metadata: { reasons: ['violence'] } } },
      },
      BLOCKED,
    ],
    ['an error under status 200', { json: { error: { code: 402, message: 'credits' } } }, 'quota_exhausted'],
    [
      'a rate limit under status 200',
      { json: { choices: [{ error: { code: 429, message: 'slow down' } }] } },
      'rate_limited',
    ],
    ['a filtered answer', { json: { choices: [{ finish_reason: 'content_filter', message: {} }] } }, BLOCKED],
  ],
});
