import { describe, expect, it, vi } from 'vitest';
import { collectPages } from './http-provider.js';

const context = { signal: new AbortController().signal, timeoutMs: 10_000, requestId: 'r1' };
type FetchPage = (page: number) => Promise<{ items: number[]; hasMore: boolean }>;
const pageOf = (page: number, hasMore = true) =>
  Promise.resolve({ items: [page * 2, page * 2 + 1], hasMore });

describe('collectPages', () => {
  it('stops when it has enough items, at the last page, and at the limit', async () => {
    const fetchPage = vi.fn<FetchPage>((page) => pageOf(page, page < 3));
    expect(await collectPages(fetchPage, { wanted: 3, maxPages: 9, context })).toEqual([0, 1, 2, 3]);
    expect(await collectPages(fetchPage, { wanted: 99, maxPages: 9, context })).toHaveLength(8);
    expect(await collectPages(fetchPage, { wanted: 99, maxPages: 2, context })).toHaveLength(4);
  });

  it('fails if the first page fails, and ignores failures of later pages', async () => {
    const failing = (from: number) => (page: number) =>
      page >= from ? Promise.reject(new Error('down')) : pageOf(page);
    await expect(collectPages(failing(0), { wanted: 9, maxPages: 9, context })).rejects.toThrow('down');
    expect(await collectPages(failing(1), { wanted: 9, maxPages: 9, context })).toEqual([0, 1]);
  });

  it('requests no further page when time is short or the caller has aborted', async () => {
    const fetchPage = vi.fn<FetchPage>((page) => pageOf(page));
    await collectPages(fetchPage, { wanted: 9, maxPages: 9, context: { ...context, timeoutMs: 900 } });
    await collectPages(fetchPage, {
      wanted: 9,
      maxPages: 9,
      context: { ...context, signal: AbortSignal.abort() },
    });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });
});
