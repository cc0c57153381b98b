import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compare } from './compare.worker.js';
import { writeMadeModel } from './fixtures/made-model.js';
import { SentenceComparer } from './sentence-comparer.js';

const WORDS = { halt: [4, 1, 0], stop: [4, 0, 0], pump: [0, 0, 1], red: [0, 1, 0] } as const;
const patience = (): AbortSignal => AbortSignal.timeout(60_000);

let dataDir: string;
let comparer: SentenceComparer;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sentences-'));
  comparer = new SentenceComparer({ sentenceFolder: undefined }, { dataDir });
});
afterEach(async () => {
  await comparer.onApplicationShutdown();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('SentenceComparer', () => {
  it('finds what is alike in meaning, in a thread', async () => {
    expect(comparer.isAvailable()).toBe(false);
    writeMadeModel(join(dataDir, 'models', 'sentences'), WORDS);
    expect(comparer.isAvailable()).toBe(true);
    const items = [['red pump', 'pump'], ['stop pump', 'red'], ['']];
    const [colour, halting, nothing] = await comparer.compare('halt pump', items, patience());
    expect(halting?.each[0]).toBeGreaterThan(0.95);
    expect(colour?.each[0]).toBeLessThan(0.7);
    expect(colour?.each[1]).toBeCloseTo(0.5);
    expect(nothing).toEqual({ each: [0], together: 0 });
  });

  it('rejects without a model', async () => {
    await expect(comparer.compare('halt', [['stop']], patience())).rejects.toMatchObject({
      reason: 'failed',
    });
  });
});

describe('compare', () => {
  it('reads no more when time is over', async () => {
    const folder = join(dataDir, 'models', 'sentences');
    writeMadeModel(folder, WORDS);
    const items = Array.from({ length: 9 }, () => ['stop']);
    const job = { folder, question: 'halt', items };
    await expect(compare({ ...job, timeMs: 0 })).resolves.toEqual([]);
    await expect(compare({ ...job, timeMs: 60_000 })).resolves.toHaveLength(9);
  });
});
