import { describe, expect, it, vi } from 'vitest';
import { DEPTH_LIMITS } from '../model/depth.js';
import type { Claim } from '../runs/claim.js';
import { DeadlineExceeded } from '../errors/deadline-exceeded.js';
import type { ResearchRun } from '../run/research-run.js';
import { ResearchRunner } from './research-runner.js';

const { wallMs } = DEPTH_LIMITS.standard;

const claimOf = (more: Partial<Claim>): Claim =>
  ({
    id: 'run',
    accountId: 'account',
    generation: 1,
    attemptsWithoutProgress: 1,
    isStopRequested: false,
    queuedSeconds: 0,
    workedSeconds: 0,
    startedSecondsAgo: 0,
    request: { depth: 'standard' },
    ticket: {},
    ...more,
  }) as unknown as Claim;

/** Works on a run. @returns the time that its pipeline had, and the error with which it ended. */
async function workOn(more: Partial<Claim>): Promise<{ leftMs?: number; error?: unknown }> {
  const outcome: { leftMs?: number; error?: unknown } = {};
  const pipeline = {
    run: (run: ResearchRun) => {
      outcome.leftMs = run.budget.leftMs();
      return Promise.resolve({});
    },
  };
  const endings = {
    complete: () => Promise.resolve(),
    after: vi.fn<(claim: Claim, lease: unknown, error: unknown) => Promise<void>>(
      async (_, _lease, error) => {
        outcome.error = error;
      },
    ),
  };
  const runner = new ResearchRunner(
    {} as never,
    { claim: () => Promise.resolve(claimOf(more)) } as never,
    { renew: () => Promise.resolve({ isStopRequested: false }) } as never,
    pipeline as never,
    endings as never,
    { concurrency: 1 } as never,
    { onStop: () => undefined } as never,
  );
  await runner.run({ id: 'run', accountId: 'account' });
  return outcome;
}

describe('ResearchRunner', () => {
  it('gives a new run the time of its depth', async () => {
    const { leftMs } = await workOn({});
    expect(leftMs).toBeLessThanOrEqual(wallMs);
    expect(leftMs).toBeGreaterThan(wallMs / 2);
  });

  it('subtracts the time of earlier workers', async () => {
    const { leftMs } = await workOn({ workedSeconds: wallMs / 2_000 });
    expect(leftMs).toBeLessThanOrEqual(wallMs / 2);
  });

  it('ends a run that was queued for more than 15 minutes', async () => {
    const { leftMs, error } = await workOn({ queuedSeconds: 901 });
    expect(leftMs).toBeUndefined();
    expect(error).toBeInstanceOf(DeadlineExceeded);
  });

  it('runs what a job waits for, however long it was queued', async () => {
    const { leftMs, error } = await workOn({ queuedSeconds: 901, ticket: { isOfJob: true } });
    expect([leftMs, error]).toEqual([expect.any(Number), undefined]);
  });
});
