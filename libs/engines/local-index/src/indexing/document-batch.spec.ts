import { QueryFailedError } from 'typeorm';
import { describe, expect, it } from 'vitest';
import type { PreparedDocument } from '../storage/prepared-document.js';
import { DocumentBatch } from './document-batch.js';

const document = (url: string, text = 'x') => ({
  url,
  title: url,
  publishedAt: null,
  language: null,
  linkShare: 0,
  contentHash: url,
  stamp: null,
  blocks: [{ headings: [], text }],
});
const failure = (code: string) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('no'), { code }));

/** Records writes; `refuse` makes the write of these documents fail. */
const setUp = (refuse: (urls: string[]) => Error | undefined = () => undefined) => {
  const writes: string[][] = [];
  const reported: string[] = [];
  const index = (_: number, documents: readonly PreparedDocument[]) => {
    const urls = documents.map(({ document: { url } }) => url);
    const error = refuse(urls);
    if (error) return Promise.reject(error);
    writes.push(urls);
    return Promise.resolve();
  };
  const batch = new DocumentBatch({ index }, 1, {
    written: (url) => reported.push(`written ${url}`),
    failed: (url, reason) => reported.push(`failed ${url}: ${reason}`),
  });
  return { batch, writes, reported };
};

describe('DocumentBatch', () => {
  it('writes a batch together, in order', async () => {
    const { batch, writes, reported } = setUp();
    for (const url of ['a', 'b', 'c']) await batch.add(document(url));
    expect(writes).toEqual([]);
    await batch.finish();
    expect(writes).toEqual([['a', 'b', 'c']]);
    expect(reported).toEqual(['written a', 'written b', 'written c']);
    await batch.finish();
    expect(writes).toHaveLength(1);
  });

  it('limits the size of one write', async () => {
    const { batch, writes } = setUp();
    for (let n = 0; n < 450; n += 1) await batch.add(document(String(n)));
    await batch.finish();
    expect(Math.max(...writes.map(({ length }) => length))).toBeLessThanOrEqual(200);
    expect(writes.flat()).toHaveLength(450);
    const large = setUp();
    for (const url of ['a', 'b', 'c']) await large.batch.add(document(url, 'word '.repeat(600_000)));
    await large.batch.finish();
    expect(large.writes).toEqual([['a', 'b'], ['c']]);
  });

  it('writes the others when the database rejects one', async () => {
    const { batch, writes, reported } = setUp((urls) =>
      urls.includes('bad') ? failure('22021') : undefined,
    );
    for (const url of ['a', 'bad', 'c']) await batch.add(document(url));
    await batch.finish();
    expect(writes).toEqual([['a'], ['c']]);
    expect(reported).toEqual(['written a', 'failed bad: no', 'written c']);
  });

  it('fails when the database fails', async () => {
    for (const error of [failure('57P01'), new Error('connection lost')]) {
      const { batch, reported } = setUp(() => error);
      await batch.add(document('a'));
      await expect(batch.finish()).rejects.toBe(error);
      expect(reported).toEqual([]);
    }
  });
});
