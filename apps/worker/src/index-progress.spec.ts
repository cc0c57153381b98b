import type { IndexEvent } from '@capstan/local-index';
import { describe, expect, it } from 'vitest';
import { IndexProgress } from './index-progress.js';

const setUp = (isTTY: boolean, columns = 80) => {
  const written: string[] = [];
  let nowMs = 5000;
  const output = { isTTY, columns, write: (text: string) => written.push(text) };
  const progress = new IndexProgress(output, () => nowMs);
  const report = (afterMs: number, event: Partial<IndexEvent>): void => {
    nowMs += afterMs;
    progress.report({ action: 'added', address: 'index://docs/a', done: 1, total: 1, ...event });
  };
  return { written, progress, report };
};
const ERASE = '\r\u001b[2K';

describe('IndexProgress', () => {
  it('writes a line per changed document without a terminal', () => {
    const { written, progress, report } = setUp(false);
    report(0, { action: 'added' });
    report(0, { action: 'unchanged' });
    report(0, { action: 'skipped', address: '/b', reason: 'binary content' });
    progress.finish();
    expect(written).toEqual(['added    index://docs/a\n', 'skipped  /b (binary content)\n']);
  });

  it('updates one line on a terminal: pages, rate and time left', () => {
    const { written, progress, report } = setUp(true);
    report(0, { done: 1, total: 30_000 });
    report(100, { done: 5, total: 30_000 });
    report(9900, { done: 1000, total: 30_000 });
    report(990_000, { done: 29_990, total: 30_000 });
    progress.finish();
    expect(written).toEqual([
      `${ERASE}1 of 30,000 pages`,
      `${ERASE}1,000 of 30,000 pages, 100/s, 5 min left`,
      `${ERASE}29,990 of 30,000 pages, 30/s, 1 s left`,
      ERASE,
    ]);
  });

  it('prints errors above it', () => {
    const { written, report } = setUp(true);
    report(0, { done: 1, total: 2 });
    report(1, { action: 'failed', address: '/b', reason: 'folder cannot be read', done: 2, total: 2 });
    expect(written.slice(1)).toEqual([
      `${ERASE}failed   /b (folder cannot be read)\n`,
      `${ERASE}2 of 2 pages`,
    ]);
  });

  it('shows hours for long runs and stays within the line', () => {
    const { written, report } = setUp(true, 30);
    report(0, { done: 0, total: 100_000 });
    report(10_000, { done: 50, total: 100_000 });
    expect(written.at(-1)).toBe(`${ERASE}50 of 100,000 pages, 5/s, 5 h`);
    const wide = setUp(true);
    wide.report(0, { done: 0, total: 100_000 });
    wide.report(10_000, { done: 50, total: 100_000 });
    expect(wide.written.at(-1)).toBe(`${ERASE}50 of 100,000 pages, 5/s, 5 h 34 min left`);
  });

  it('leaves nothing behind if there was nothing to show', () => {
    const { written, progress } = setUp(true);
    progress.finish();
    expect(written).toEqual([]);
  });
});
