import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchImagesParams } from '../../search-images.params.js';
import { OpenverseProvider } from './openverse.provider.js';

const page = (number: number) => ({
  fixture: 'photos.json',
  with: {
    page: number,
    page_count: 2,
    results: Array.from({ length: 20 }, (_, n) => ({
      url: `https://photos.example/${number}/${n}.jpg`,
      foreign_landing_url: `https://photos.example/${number}/${n}`,
      license: 'by',
    })),
  },
});

describeProvider(OpenverseProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchImagesParams(), { query: 'rye bread', max_results: 2 }),
  ok: 'photos.json',
  cases: [
    {
      title: 'maps photos to the contract',
      answer: 'photos.json',
      request: {
        url: 'https://api.openverse.org/v1/images/',
        query: {
          q: 'rye bread',
          category: 'photograph',
          license_type: 'commercial,modification',
          mature: 'false',
          page: '1',
          page_size: '20',
        },
        headers: { authorization: 'Bearer k-for-tests' },
      },
      result: {
        images: [
          {
            image_url: 'https://live.staticflickr.com/3537/3537004913_b.jpg',
            thumbnail_url: 'https://api.openverse.org/v1/images/36537842-b067-4ca0-ad67-e00ff2e06b2d/thumb/',
            width: 1024,
            height: 768,
            alt: 'Rye & spelt',
            credit: {
              text: 'Tove Lind / Flickr / CC BY-SA 2.0',
              url: 'https://www.flickr.com/photos/bakehouse/3537004913',
            },
            credit_required: true,
            license: 'CC BY-SA 2.0',
            license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
          },
          {
            image_url: 'https://museum.example/objects/4.jpg',
            thumbnail_url: null,
            width: null,
            height: null,
            alt: 'Loaf',
            credit: { text: 'Cleveland Museum', url: 'https://museum.example/objects/4' },
            credit_required: false,
            license: 'CC0 1.0',
            license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
          },
        ],
      },
    },
    {
      title: 'sends no key where there is none',
      env: { OPENVERSE_API_KEY: undefined },
      answer: 'photos.json',
      request: { headers: { authorization: undefined } },
    },
    {
      title: 'omits photos of unknown size where the size counts',
      params: { orientation: 'landscape', min_width: 1000 },
      answer: ['photos.json', 'nothing.json'],
      like: { images: expect.objectContaining({ length: 1 }) as object },
    },
    {
      title: 'has words of its own for shapes and sizes',
      params: { orientation: 'portrait', min_width: 2000 },
      answer: 'nothing.json',
      request: { query: expect.objectContaining({ aspect_ratio: 'tall', size: 'large' }) as object },
      result: { images: [] },
    },
    {
      title: 'requests further pages, and none where there are no more',
      params: { max_results: 50 },
      answer: [page(1), page(2)],
      request: ['1', '2'].map((number) => ({
        query: expect.objectContaining({ page: number }) as object,
      })),
      like: { images: expect.objectContaining({ length: 40 }) as object },
    },
  ],
  readings: [
    [
      {
        results: [
          {
            url: 'https://a.example/1.jpg',
            foreign_landing_url: 'https://a.example/1',
            license: 'pdm',
            source: 'nasa',
          },
        ],
      },
      { images: [{ license: 'Public Domain', credit_required: false }] },
    ],
    [
      { results: [{ url: 'data:image/png;base64,AA', foreign_landing_url: 'https://a.example/1' }, 5, null] },
      { images: [] },
    ],
  ],
  nothing: { like: { images: [] }, when: [['there are no photos', 'nothing.json']] },
  faults: [
    [
      'the limit, with its wait',
      {
        status: 429,
        retryAfter: 40,
        json: { detail: 'Request was throttled. Expected available in 40 seconds.' },
      },
      ['rate_limited', 40],
    ],
    ['a response without a list', { json: { detail: 'x' } }, 'upstream_error'],
  ],
});
