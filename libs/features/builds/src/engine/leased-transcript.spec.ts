import { describe, expect, it } from 'vitest';
import type { Claim } from '../builds/claim.js';
import type { HeldBuilds } from '../builds/held-builds.js';
import { LeasedTranscript } from './leased-transcript.js';

describe('LeasedTranscript', () => {
  it('reads while the row is locked by another transaction', async () => {
    const held = { write: () => Promise.reject(new Error('the row is locked')) } as unknown as HeldBuilds;
    const dataSource = {
      query: async () => [{ entry: { kind: 'one' } }, { entry: { kind: 'two' } }],
    } as never;
    const transcript = new LeasedTranscript({ id: 'build' } as Claim, held, dataSource);
    expect(await transcript.load()).toEqual([{ kind: 'one' }, { kind: 'two' }]);
    await expect(transcript.append([{ kind: 'three' }])).rejects.toThrow('locked');
  });
});
