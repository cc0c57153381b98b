import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { SearchImagesParams } from '../../search-images.params.js';
import { WikimediaCommonsProvider } from './wikimedia-commons.provider.js';

const PHOTOS = 'filetype:bitmap filemime:jpeg';

describeProvider(WikimediaCommonsProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new SearchImagesParams(), { query: 'rye bread' }),
  ok: 'files.json',
  cases: [
    {
      title: 'maps files to the contract, in the order of the search',
      answer: 'files.json',
      request: {
        url: 'https://commons.wikimedia.org/w/api.php',
        query: expect.objectContaining({
          generator: 'search',
          gsrsearch: `${PHOTOS} rye bread`,
          gsrnamespace: '6',
          gsrlimit: '20',
          iiurlwidth: '1920',
          iiextmetadatalanguage: 'en',
          formatversion: '2',
        }) as object,
      },
      result: {
        images: [
          {
            image_url:
              'https://upload.wikimedia.org/wikipedia/commons/thumb/a/a2/Rye_bread_in_Riga.jpg/1920px-Rye_bread_in_Riga.jpg',
            thumbnail_url:
              'https://upload.wikimedia.org/wikipedia/commons/thumb/a/a2/Rye_bread_in_Riga.jpg/1920px-Rye_bread_in_Riga.jpg',
            width: 1920,
            height: 1280,
            alt: 'Rye bread at the Central Market of Riga',
            credit: {
              text: 'J. Avots / Wikimedia Commons / CC BY-SA 4.0',
              url: 'https://commons.wikimedia.org/wiki/File:Rye_bread_in_Riga.jpg',
            },
            credit_required: true,
            license: 'CC BY-SA 4.0',
            license_url: 'https://creativecommons.org/licenses/by-sa/4.0',
          },
          {
            image_url: 'https://upload.wikimedia.org/wikipedia/commons/0/0a/Oven.jpg',
            thumbnail_url: null,
            width: 1600,
            height: 1200,
            alt: 'Oven',
            credit: {
              text: 'Unknown author / Wikimedia Commons',
              url: 'https://commons.wikimedia.org/wiki/File:Oven.jpg',
            },
            credit_required: false,
            license: 'Public domain',
            license_url: null,
          },
        ],
      },
    },
    {
      title: 'asks for wide files in the large size',
      params: { min_width: 2400, language: 'de' },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          gsrsearch: `${PHOTOS} filew:>2399 rye bread`,
          iiurlwidth: '3840',
          iiextmetadatalanguage: 'de',
        }) as object,
      },
      result: { images: [] },
    },
    {
      title: 'cuts long queries',
      params: { query: 'tide '.repeat(40) },
      answer: 'nothing.json',
      request: {
        query: expect.objectContaining({
          gsrsearch: expect.stringMatching(/^.{200,300}$/) as string,
        }) as object,
      },
      result: { images: [] },
    },
  ],
  readings: [
    [
      {
        query: {
          pages: [
            {
              imageinfo: [
                {
                  url: 'https://a.example/1.jpg',
                  descriptionurl: 'https://a.example/1',
                  extmetadata: { LicenseShortName: { value: 'CC BY-NC-ND 3.0' } },
                },
              ],
            },
          ],
        },
      },
      { images: [] },
    ],
    [{ query: { pages: [null, { imageinfo: 5 }] } }, { images: [] }],
  ],
  nothing: { like: { images: [] }, when: [['there are no files', 'nothing.json']] },
  faults: [
    ['the limit under status 200', { retryAfter: 12, fixture: 'ratelimited.json' }, ['rate_limited', 12]],
    ['a response without a query', { json: {} }, 'upstream_error'],
  ],
});
