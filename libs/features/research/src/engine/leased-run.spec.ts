import { describe, expect, it } from 'vitest';
import type { EntityManager } from 'typeorm';
import type { NewJobEvent } from '@capstan/platform-jobs';
import { DEPTH_LIMITS } from '../model/depth.js';
import { Budget } from '../run/budget.js';
import type { ResearchEventKind } from '../run/research-run.js';
import type { Claim } from '../runs/claim.js';
import type { HeldRuns } from '../runs/held-runs.js';
import { MemoryCheckpoints } from '../pipeline/fixtures/fake-run.js';
import { LeasedRun } from './leased-run.js';

type Event = NewJobEvent<ResearchEventKind>;

/** Rows of a run in memory: one write at a time, with the events it added. */
class RowsInMemory {
  readonly writes: string[][] = [];
  readonly hashes = new Set<string>();
  failure: Error | undefined;

  async write(_claim: Claim, work: (manager: EntityManager) => Promise<readonly Event[]>): Promise<void> {
    const query = (_sql: string, [, hashes]: [string, string[]]): Promise<object[]> => {
      const fresh = hashes.filter((hash) => !this.hashes.has(hash));
      for (const hash of fresh) this.hashes.add(hash);
      return Promise.resolve(fresh.map((hash) => ({ hash })));
    };
    const events = await work({ query } as unknown as EntityManager);
    if (this.failure) throw this.failure;
    this.writes.push(events.map(({ fields }) => String(fields['name'])));
  }
}

function runOn(rows: RowsInMemory): LeasedRun {
  const budget = new Budget(DEPTH_LIMITS.standard, { signal: new AbortController().signal });
  const claim = { id: 'run', generation: 1, request: {} } as Claim;
  return new LeasedRun(claim, budget, new MemoryCheckpoints(), rows as unknown as HeldRuns);
}

const emit = (run: LeasedRun, name: string): Promise<void> => run.emit(name, 'search.completed', { name });

describe('LeasedRun.emit', () => {
  it('writes concurrent events in one batch, in order', async () => {
    const rows = new RowsInMemory();
    const run = runOn(rows);
    const emitted = [emit(run, 'a'), emit(run, 'b')];
    await emitted[0];
    await Promise.all([...emitted, emit(run, 'c'), emit(run, 'd'), emit(run, 'e')]);
    expect(rows.writes).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('writes no event twice, in one batch, in two, or after another worker', async () => {
    const rows = new RowsInMemory();
    const run = runOn(rows);
    await Promise.all([emit(run, 'a'), emit(run, 'a')]);
    await emit(run, 'a');
    await Promise.all([emit(runOn(rows), 'a'), emit(run, 'b')]);
    expect(rows.writes.flat()).toEqual(['a', 'b']);
  });

  it('rejects all events of a failed batch, and continues', async () => {
    const rows = new RowsInMemory();
    const run = runOn(rows);
    rows.failure = new Error('the database is unavailable');
    await expect(Promise.allSettled([emit(run, 'a'), emit(run, 'b')])).resolves.toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    rows.failure = undefined;
    await emit(run, 'c');
    expect(rows.writes).toEqual([['c']]);
  });
});
