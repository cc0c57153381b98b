import { expect, it } from 'vitest';
import { labelOf } from './label-of.ts';

it.each([
  ['max_results', 'Max results'],
  ['url', 'URL'],
  ['urls', 'URLs'],
  ['preview_url', 'Preview URL'],
  ['valid', 'Valid'],
])('the label of %s is %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});
