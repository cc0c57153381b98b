import { describeProvider } from '@capstan/kit/testing';
import { PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { BflProvider } from './bfl.provider.js';

const BLOCKED = { outcome: 'blocked', isFinal: true, isTarget: true } as const;

describeProvider(BflProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  env: { BFL_POLL_INTERVAL_MS: '0' },
  needs: ['BFL_API_KEY'],
  ok: 'submitted.json',
  cases: [
    {
      title: 'asks the address of the task until it is ready, and fetches the picture without the key',
      params: { seed: 42 },
      answer: ['submitted.json', { json: { id: '9d7f2c', status: 'Pending' } }, 'ready.json', PNG_ANSWER],
      request: [
        {
          url: 'https://api.bfl.ai/v1/flux-2-pro',
          headers: { 'x-key': 'k-for-tests' },
          json: {
            prompt: 'Photograph: a red fox',
            width: 1536,
            height: 1024,
            seed: 42,
            output_format: 'png',
          },
        },
        {
          url: 'https://api.eu1.bfl.ai/v1/get_result',
          query: { id: '9d7f2c' },
          headers: { 'x-key': 'k-for-tests' },
        },
        { url: 'https://api.eu1.bfl.ai/v1/get_result' },
        { url: 'https://delivery.eu1.bfl.ai/results/9d7f2c/sample.png', headers: { 'x-key': undefined } },
      ],
      like: { model: 'flux-2-pro', images: [{ seed: 42, width: 8, height: 6 }] },
    },
    {
      title: 'does not send the key to a host of someone else',
      answer: { fixture: 'submitted.json', with: { polling_url: 'https://bfl.ai.example/steal' } },
      failure: 'upstream_error',
      request: [{ url: 'https://api.bfl.ai/v1/flux-2-pro' }],
    },
    {
      title: 'classes a moderated task as blocked',
      answer: ['submitted.json', { json: { status: 'Content Moderated' } }],
      failure: BLOCKED,
    },
    {
      title: 'classes a failed task',
      answer: ['submitted.json', { json: { status: 'Error' } }],
      failure: 'upstream_error',
    },
    {
      title: 'classes a picture that is gone',
      answer: ['submitted.json', 'ready.json', { status: 404 }],
      failure: 'upstream_error',
    },
  ],
});
