import type { CapabilityRegistry, DurableCallResults } from '@capstan/capabilities';
import type { PartialAnswer } from '@capstan/kit';
import type { DataSource } from 'typeorm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claim } from './claim.js';
import type { HeldCapabilityJobs } from './held-capability-jobs.js';
import { ItemWork } from './item-work.js';

const CLAIM = {
  id: 'job-1',
  accountId: 'account-1',
  capability: 'batch',
  params: { capability: 'transcribe' },
} as unknown as Claim;
const ITEMS = ['1', '2', '3', '4'].map((key, at) => ({
  position: at + 1,
  key,
  input: {},
  workId: `w${key}`,
}));
const ANSWERS: Record<string, PartialAnswer | undefined> = {
  w1: { isSuccess: true, envelope: { success: true }, creditsUsed: 5 },
  w2: { isSuccess: false, envelope: { success: false }, creditsUsed: 0 },
  w3: { isSuccess: false, envelope: { success: false }, creditsUsed: 2 },
};

const stopped: string[] = [];
const stored: unknown[][] = [];

function itemWork() {
  const delegatesTo = ({ capability }: { capability: string }) => capability;
  const registry = {
    all: () => [{ definition: { name: 'batch', delegatesTo } }, { definition: { name: 'crawl' } }],
  };
  const calls = {
    stop: async (capability: string, workId: string) => void stopped.push(`${capability} ${workId}`),
    answerOf: async (_capability: string, workId: string) => ANSWERS[workId],
  };
  const manager = { query: async (_sql: string, parameters: unknown[]) => void stored.push(parameters) };
  const held = { write: (_claim: Claim, write: (with_: object) => Promise<unknown>) => write(manager) };
  const dataSource = { query: vi.fn<() => Promise<object[]>>(async () => ITEMS) };
  const work = new ItemWork(
    dataSource as unknown as DataSource,
    registry as unknown as CapabilityRegistry,
    calls as unknown as DurableCallResults,
    held as unknown as HeldCapabilityJobs,
  );
  return { work, dataSource };
}

describe('the work that items were handed over to', () => {
  beforeEach(() => {
    stopped.length = 0;
    stored.length = 0;
  });

  it('is stopped when its job ends', async () => {
    await itemWork().work.stop(CLAIM);
    expect(stopped).toEqual(['transcribe w1', 'transcribe w2', 'transcribe w3', 'transcribe w4']);
    expect(stored).toEqual([]);
  });

  it('keeps its answer if it has delivered something, which was charged', async () => {
    await itemWork().work.settle(CLAIM);
    expect(stopped).toHaveLength(4);
    expect(stored).toEqual([
      ['job-1', 1, 'done', '{"success":true}', '1', 5],
      ['job-1', 3, 'failed', '{"success":false}', '3', 2],
    ]);
  });

  it.each(['crawl', 'removed_since'])(
    'is not looked for by a job of %s, which calls nothing',
    async (capability) => {
      const { work, dataSource } = itemWork();
      await work.settle({ ...CLAIM, capability });
      expect(dataSource.query).not.toHaveBeenCalled();
    },
  );
});
