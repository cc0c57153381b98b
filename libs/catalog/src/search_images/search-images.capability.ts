import { defineCapability } from '@capstan/kit';
import { OpenverseProvider } from './providers/openverse/openverse.provider.js';
import { PexelsProvider } from './providers/pexels/pexels.provider.js';
import { PixabayProvider } from './providers/pixabay/pixabay.provider.js';
import { WikimediaCommonsProvider } from './providers/wikimedia_commons/wikimedia-commons.provider.js';
import { SearchImagesParams } from './search-images.params.js';
import { SearchImagesResult } from './search-images.result.js';

/** Searches photos that may be used for free. */
export const searchImages = defineCapability({
  name: 'search_images',
  path: 'search/images',
  title: 'Search images',
  summary: 'Searches photos that may be used and changed for free, each with the credit to show.',
  description: [
    'Returns `images` with `image_url`, size, `alt`, `credit` and `license`, best first. All may be used for commercial purposes',
    'and changed. Copy the file and show `credit` next to it: `POST /v1/sites/{site_id}/images` takes `image_url`, `alt` and `credit`',
    'of a result as they are. If nothing is found the list is empty and the call is free.',
  ].join('\n'),
  params: SearchImagesParams,
  result: SearchImagesResult,
  credits: 1,
  readsOnly: true,
  deadlineMs: 15_000,
  providers: [PexelsProvider, PixabayProvider, OpenverseProvider, WikimediaCommonsProvider],
  accept: (result) => (result.images.length > 0 ? 'ok' : 'empty'),
  examples: [
    { title: 'Photos of bread', params: { query: 'rye bread' } },
    {
      title: 'A wide photo for the top of a page',
      params: { query: 'harbour at dawn', orientation: 'landscape', min_width: 1600, max_results: 5 },
    },
  ],
});
