import type { Principal } from '@capstan/auth';
import type { CapabilityRegistry } from '@capstan/capabilities';
import { describe, expect, it } from 'vitest';
import type { CapabilityJobStore } from './job-store.js';
import { CapabilityJobsService } from './jobs.service.js';

const ID = '5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a';

/** Reads a job as one that calls `extract`. */
function read(job: { capability: string; params: object }, scope: string) {
  const store = { findWithParams: async () => ({ id: ID, ...job }) };
  const delegatesTo = ({ capability }: { capability: string }) => capability;
  const registry = { get: (name: string) => ({ definition: name === 'batch' ? { delegatesTo } : {} }) };
  const jobs = new CapabilityJobsService(
    store as unknown as CapabilityJobStore,
    undefined as never,
    registry as unknown as CapabilityRegistry,
  );
  return jobs.getCalling({ accountId: 'a', scopes: [scope] } as unknown as Principal, ID, 'extract');
}
const batchOf = (capability: string) => ({ capability: 'batch', params: { capability } });

describe('a job that calls a capability', () => {
  it('is read with the scope of that capability alone', async () => {
    expect(await read(batchOf('extract'), 'capability:extract')).toMatchObject({ id: ID });
  });

  it('is not read with the scope of the job alone', async () => {
    await expect(read(batchOf('extract'), 'capability:batch')).rejects.toThrow('capability:extract');
  });

  it.each([
    ['a batch of another capability', batchOf('scrape')],
    ['a job that calls none', { capability: 'crawl', params: { capability: 'extract' } }],
  ])('is not %s', async (_title, job) => {
    await expect(read(job, 'capabilities')).rejects.toThrow('The job');
  });
});
