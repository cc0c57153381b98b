import { describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.js';

const later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, 5, value));

describe('GroupCommit', () => {
  it('runs items that arrive together as one group and resolves each in order', async () => {
    const groups: number[][] = [];
    const commit = new GroupCommit<number, number>(
      (items) => {
        groups.push(items);
        return later(items.map((item) => item * 2));
      },
      { maxGroup: 100, lanes: 1 },
    );
    const results = await Promise.all([1, 2, 3].map((item) => commit.submit(item)));
    expect(results).toEqual([2, 4, 6]);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('collects items that arrive while a group is running into the next group', async () => {
    const groups: number[][] = [];
    const commit = new GroupCommit<number, number>(
      (items) => {
        groups.push(items);
        return later(items);
      },
      { maxGroup: 2, lanes: 1 },
    );
    await Promise.all([1, 2, 3, 4, 5].map((item) => commit.submit(item)));
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('isolates a failing item', async () => {
    const commit = new GroupCommit<number, number>(
      (items) => (items.includes(2) ? Promise.reject(new Error('two')) : later(items)),
      { maxGroup: 10, lanes: 1 },
    );
    const results = await Promise.allSettled([1, 2, 3].map((item) => commit.submit(item)));
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('retries a failed item once, alone', async () => {
    const groups: number[][] = [];
    const commit = new GroupCommit<number, number>(
      (items) => {
        groups.push(items);
        return groups.length === 1 || items.includes(3) ? Promise.reject(new Error('broken')) : later(items);
      },
      { maxGroup: 10, lanes: 1 },
    );
    expect(await commit.submit(1)).toBe(1);
    await expect(commit.submit(3)).rejects.toThrow('broken');
    expect(groups).toEqual([[1], [1], [3], [3]]);
  });
});
