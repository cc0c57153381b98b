import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchImagesParams } from '../../search-images.params.js';
import { PixabayProvider } from './pixabay.provider.js';

describeProvider(PixabayProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchImagesParams(), { query: 'rye bread' }),
  needs: ['PIXABAY_API_KEY'],
  serves: [{}, { min_width: 1280 }],
  declines: [{ min_width: 1281 }],
  ok: 'photos.json',
  cases: [
    {
      title: 'maps photos to the contract, with the size of the file',
      params: { max_results: 1, language: 'de' },
      answer: 'photos.json',
      request: {
        url: 'https://pixabay.com/api/',
        query: {
          key: 'k-for-tests',
          q: 'rye bread',
          lang: 'de',
          image_type: 'photo',
          safesearch: 'true',
          per_page: '3',
        },
      },
      result: {
        images: [
          {
            image_url: 'https://pixabay.com/get/ed6a99fd0a76647_1280.jpg',
            thumbnail_url: 'https://cdn.pixabay.com/photo/2013/10/15/09/12/bread-195893_150.jpg',
            width: 1280,
            height: 720,
            alt: 'bread, loaf, rye',
            credit: { text: 'Josch13 / Pixabay', url: 'https://pixabay.com/photos/bread-loaf-rye-195893/' },
            credit_required: false,
            license: 'Pixabay Content License',
            license_url: 'https://pixabay.com/service/license-summary/',
          },
        ],
      },
    },
    {
      title: 'credits the site alone where the author is unknown',
      answer: 'photos.json',
      like: { images: [{}, { width: 1000, height: 1000, credit: { text: 'Pixabay' } }] },
    },
    {
      title: 'has words of its own for shapes',
      params: { orientation: 'portrait', min_width: 800 },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          orientation: 'vertical',
          min_width: '800',
          per_page: '20',
        }) as object,
      },
      result: { images: [] },
    },
    {
      title: 'finds square photos among many, since Pixabay has no word for them',
      params: { orientation: 'square' },
      answer: 'photos.json',
      request: { query: expect.objectContaining({ per_page: '200' }) as object },
      result: expect.objectContaining({ images: [expect.objectContaining({ width: 1000 })] }) as object,
    },
    {
      title: 'cuts the query to 100 characters',
      params: { query: 'bread '.repeat(33) },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({ q: expect.stringMatching(/^.{80,100}$/) as string }) as object,
      },
      result: { images: [] },
    },
  ],
  nothing: { like: { images: [] }, when: [['there are no photos', 'nothing.json']] },
  faults: [
    [
      'a bad key under 400',
      { status: 400, body: '[ERROR 400] Invalid or missing API key (https://pixabay.com/api/docs/).' },
      'misconfigured',
    ],
    ['another 400', { status: 400, body: '[ERROR 400] "per_page" is out of valid range.' }, 'upstream_error'],
    ['the limit', { status: 429, body: '[ERROR 429] API rate limit exceeded.' }, 'rate_limited'],
    ['a response without a list', { json: { total: 0 } }, 'upstream_error'],
  ],
});
