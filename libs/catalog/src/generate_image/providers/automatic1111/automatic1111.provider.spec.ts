import { describeProvider } from '@capstan/kit/testing';
import { PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { Automatic1111Provider } from './automatic1111.provider.js';
import { InvalidRequestError } from '@capstan/kit';

describeProvider(Automatic1111Provider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  env: { AUTOMATIC1111_API_KEY: undefined, AUTOMATIC1111_MODEL: undefined },
  needs: ['AUTOMATIC1111_BASE_URL'],
  ok: 'ok.json',
  cases: [
    {
      title: 'asks for a picture of the prompt',
      params: { negative_prompt: 'snow' },
      answer: 'ok.json',
      request: {
        url: 'https://vendor.example/sdapi/v1/txt2img',
        headers: { authorization: undefined },
        json: {
          prompt: 'Photograph: a red fox',
          negative_prompt: 'snow',
          width: 1536,
          height: 1024,
          seed: -1,
          batch_size: 1,
        },
      },
      like: { kind: 'photo', images: [{ seed: 1234, width: 8, height: 6 }] },
    },
    {
      title: 'starts from a reference picture, under Basic authentication and with a checkpoint',
      env: { AUTOMATIC1111_API_KEY: 'ada:secret', AUTOMATIC1111_MODEL: 'sdxl' },
      params: { reference_images: ['https://example.com/a.png'], seed: 3 },
      answer: [PNG_ANSWER, 'ok.json'],
      request: [
        { url: 'https://example.com/a.png' },
        {
          url: 'https://vendor.example/sdapi/v1/img2img',
          headers: { authorization: 'Basic YWRhOnNlY3JldA==' },
        },
      ],
      like: { model: 'sdxl' },
    },
    {
      title: 'refuses a reference that is not a picture as a fault of the call',
      params: { reference_images: ['https://example.com/page'] },
      answer: { body: '<!doctype html>' },
      failure: InvalidRequestError,
    },
  ],
});
