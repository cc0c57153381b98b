import { describeProvider } from '@capstan/kit/testing';
import { ONE_PICTURE, PHOTO, imageServices } from '../../images/fixtures/image-bench.js';
import { GeminiProvider } from './gemini.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(GeminiProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  needs: ['GEMINI_API_KEY'],
  ok: 'ok.json',
  serves: [{ reference_images: ['https://example.com/a.png'] }],
  cases: [
    {
      title: 'sends the prompt and the nearest ratio',
      answer: 'ok.json',
      request: {
        url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-flash-image:generateContent',
        headers: { 'x-goog-api-key': 'k-for-tests' },
        json: {
          contents: [{ role: 'user', parts: [{ text: 'Photograph: a red fox' }] }],
          generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: '3:2' } },
        },
      },
      like: ONE_PICTURE,
    },
    {
      title: 'asks once for each picture',
      params: { n: 2 },
      answer: 'ok.json',
      request: [{ method: 'POST' }, { method: 'POST' }],
      like: { images: [{ width: 8 }, { width: 8 }] },
    },
    {
      title: 'delivers what it has when a later picture fails',
      params: { n: 3 },
      answer: ['ok.json', { status: 500 }],
      like: { images: [{ width: 8 }] },
    },
  ],
  faults: [
    ['a blocked prompt', { json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }, BLOCKED],
    ['a blocked picture', { json: { candidates: [{ finishReason: 'IMAGE_SAFETY' }] } }, BLOCKED],
    [
      'text without a picture',
      { json: { candidates: [{ content: { parts: [{ text: 'no' }] }, finishReason: 'STOP' }] } },
      'upstream_error',
    ],
  ],
});
