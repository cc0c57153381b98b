import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { expect, it } from 'vitest';
import { type ImageCandidate, toSearchImagesResult } from './found-images.js';
import { searchImages } from './search-images.capability.js';
import { SearchImagesParams } from './search-images.params.js';

const paramsOf = (body: object): SearchImagesParams => plainToInstance(SearchImagesParams, body);

const photo = (changes: Partial<ImageCandidate> = {}): ImageCandidate => ({
  imageUrl: 'https://photos.example/1.jpg',
  width: 1200,
  height: 800,
  alt: 'A loaf',
  creator: 'Mira Holt',
  source: 'Photos',
  pageUrl: 'https://photos.example/1',
  license: 'CC BY 4.0',
  isCreditRequired: true,
  ...changes,
});

const found = (candidates: ImageCandidate[], body: object = {}) =>
  toSearchImagesResult(candidates, paramsOf({ query: 'bread', ...body })).images;

it.each<[object, number]>([
  [{ query: 'rye bread' }, 0],
  [{ query: ' ' }, 1],
  [{ query: 'bread', orientation: 'wide' }, 1],
  [{ query: 'bread', min_width: -1, max_results: 51 }, 2],
])('checks %j', (body, faults) => {
  expect(validateSync(paramsOf(body))).toHaveLength(faults);
});

it('does not charge where there are no photos', () => {
  expect(searchImages.accept({ images: [] }, paramsOf({ query: 'qzxv' }))).toBe('empty');
});

it.each<[string, ImageCandidate[], object, number]>([
  ['no duplicates', [photo(), photo()], {}, 1],
  [
    'at most as many as asked for',
    [photo(), photo({ imageUrl: 'https://photos.example/2.jpg' })],
    { max_results: 1 },
    1,
  ],
  ['only web addresses', [photo({ imageUrl: 'file:///etc/passwd' }), photo({ pageUrl: null })], {}, 0],
  ['only wide ones', [photo()], { min_width: 1201 }, 0],
  ['no upright ones among the wide', [photo({ width: 800, height: 1200 })], { orientation: 'landscape' }, 0],
  ['nearly square ones as square', [photo({ width: 820, height: 800 })], { orientation: 'square' }, 1],
  ['none of unknown size where it counts', [photo({ width: null })], { min_width: 1 }, 0],
  ['those of unknown size otherwise', [photo({ width: null })], {}, 1],
])('returns %s', (_, candidates, body, count) => {
  expect(found(candidates, body)).toHaveLength(count);
});

it('names the license in the credit only where the license requires a credit', () => {
  expect(found([photo()])[0]?.credit.text).toBe('Mira Holt / Photos / CC BY 4.0');
  expect(found([photo({ isCreditRequired: false })])[0]?.credit.text).toBe('Mira Holt / Photos');
});
