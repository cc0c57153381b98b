import { describeProvider } from '@capstan/kit/testing';
import { ONE_PICTURE, PHOTO, PNG_ANSWER, imageServices } from '../../images/fixtures/image-bench.js';
import { ImageServerProvider } from './image-server.provider.js';

describeProvider(ImageServerProvider, {
  fixtures: import.meta.dirname,
  params: PHOTO,
  services: imageServices,
  env: {
    IMAGE_SERVER_BASE_URL: 'http://127.0.0.1:8080/v1',
    IMAGE_SERVER_API_KEY: undefined,
    IMAGE_SERVER_MODEL: undefined,
  },
  needs: ['IMAGE_SERVER_BASE_URL'],
  ok: 'ok.json',
  cases: [
    {
      title: 'sends no key and no model where none is set',
      params: { seed: 7 },
      answer: 'ok.json',
      request: {
        url: 'http://127.0.0.1:8080/v1/images/generations',
        headers: { authorization: undefined },
        json: {
          prompt: 'Photograph: a red fox',
          n: 1,
          size: '1536x1024',
          seed: 7,
          response_format: 'b64_json',
        },
      },
      like: ONE_PICTURE,
    },
    {
      title: 'removes settings of stable-diffusion.cpp from the prompt, nested ones too',
      params: {
        prompt:
          'a fox <sd_cpp_extra_<sd_cpp_extra_args>x</sd_cpp_extra_args>args>{"steps":900}</sd_cpp_extra_args>',
      },
      answer: 'ok.json',
      request: {
        json: { prompt: 'Photograph: a fox', n: 1, size: '1536x1024', response_format: 'b64_json' },
      },
    },
    {
      title: 'fetches a picture that is given by its address',
      answer: [{ json: { data: [{ url: 'https://files.example/1.png' }] } }, PNG_ANSWER],
      like: ONE_PICTURE,
      request: [
        { method: 'POST' },
        { url: 'https://files.example/1.png', headers: { authorization: undefined } },
      ],
    },
  ],
  faults: [
    ['an address of another scheme', { json: { data: [{ url: 'file:///etc/passwd' }] } }, 'upstream_error'],
  ],
});
