import { describe, expect, it } from 'vitest';
import { preferFittingCollections } from './fitting-collections.js';

const documents = [10, 9.9, 9.8, 9.7].map((score, block) => ({ block, slot: 0, passage: 0, score }));
const orderIn = (...collections: number[]): number[] =>
  preferFittingCollections(documents, new Map(collections.entries())).map(({ block }) => block);

describe('preferFittingCollections', () => {
  it('raises the documents of the collection with most of the best documents', () => {
    expect(orderIn(1, 2, 2, 2)).toEqual([1, 2, 3, 0]);
  });

  it('keeps the order within one collection', () => {
    expect(orderIn(1, 1, 1, 1)).toEqual([0, 1, 2, 3]);
  });
});
