import { describe, expect, it } from 'vitest';
import { workOfItem } from './work-of-item.ts';

describe('the work of an item', () => {
  it.each([
    ['/v1/jobs/7c9e6679', { kind: 'jobs', id: '7c9e6679' }],
    ['/v1/research/res%5F1', { kind: 'research', id: 'res_1' }],
    ['/v1/jobs/7c9e6679/items', undefined],
    ['https://elsewhere.test/v1/jobs/1', undefined],
    [null, undefined],
  ])('of %s is %o', (location, work) => {
    expect(workOfItem({ location })).toEqual(work);
  });
});
