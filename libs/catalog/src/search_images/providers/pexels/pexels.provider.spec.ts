import { describeProvider } from '@capstan/kit/testing';
import { SearchImagesParams } from '../../search-images.params.js';
import { PexelsProvider } from './pexels.provider.js';

describeProvider(PexelsProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchImagesParams(), { query: 'rye bread' }),
  needs: ['PEXELS_API_KEY'],
  ok: 'photos.json',
  cases: [
    {
      title: 'maps photos to the contract',
      params: { query: ' rye bread ', max_results: 3 },
      answer: 'photos.json',
      request: {
        url: 'https://api.pexels.com/v1/search',
        query: { query: 'rye bread', per_page: '3' },
        headers: { authorization: 'k-for-tests' },
      },
      result: {
        images: [
          {
            image_url: 'https://images.pexels.com/photos/4110251/pexels-photo-4110251.jpeg',
            thumbnail_url:
              'https://images.pexels.com/photos/4110251/pexels-photo-4110251.jpeg?auto=compress&cs=tinysrgb&h=350',
            width: 4000,
            height: 3000,
            alt: 'Sliced rye bread on a wooden board',
            credit: {
              text: 'Mira Holt / Pexels',
              url: 'https://www.pexels.com/photo/sliced-rye-bread-4110251/',
            },
            credit_required: false,
            license: 'Pexels License',
            license_url: 'https://www.pexels.com/license/',
          },
          {
            image_url: 'https://images.pexels.com/photos/2286777/pexels-photo-2286777.jpeg',
            thumbnail_url:
              'https://images.pexels.com/photos/2286777/pexels-photo-2286777.jpeg?auto=compress&cs=tinysrgb&h=350',
            width: 1200,
            height: 1800,
            alt: '',
            credit: { text: 'J. & K. Okoro / Pexels', url: 'https://www.pexels.com/photo/a-loaf-2286777/' },
            credit_required: false,
            license: 'Pexels License',
            license_url: 'https://www.pexels.com/license/',
          },
        ],
      },
    },
    {
      title: 'asks for more photos where some may be too narrow',
      params: { orientation: 'landscape', min_width: 1600, max_results: 5 },
      answer: 'photos.json',
      request: { query: { query: 'rye bread', orientation: 'landscape', per_page: '10' } },
      like: { images: [{ width: 4000 }] },
    },
    {
      title: 'asks for at most 80 photos',
      params: { min_width: 1600, max_results: 50 },
      answer: 'photos.json',
      request: { query: { query: 'rye bread', per_page: '80' } },
    },
  ],
  nothing: { like: { images: [] }, when: [['there are no photos', 'nothing.json']] },
  faults: [
    [
      'the hour used up',
      {
        status: 429,
        headers: { 'x-ratelimit-limit': '200', 'x-ratelimit-remaining': '0' },
        json: { error: 'Rate limit exceeded' },
      },
      'rate_limited',
    ],
    ['a bad key', { status: 401, json: { error: 'Unauthorized' } }, 'misconfigured'],
    ['a response without a list', { json: { code: 'Error' } }, 'upstream_error'],
  ],
});
