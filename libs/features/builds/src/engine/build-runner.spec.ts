import { Test } from '@nestjs/testing';
import { queueConfig } from '@capstan/platform-jobs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildStore } from '../builds/build-store.js';
import { HeldBuilds } from '../builds/held-builds.js';
import { buildsConfig } from '../builds.config.js';
import { SitesService } from '@capstan/sites';
import { BuildCapError } from '../errors/build-cap.error.js';
import { BuildEndings } from './build-endings.js';
import { BuildRunner } from './build-runner.js';

const MAX_MINUTES = 10;
const MINUTE_MS = 60_000;

/**
 * Works on a build for five minutes, after which its site cannot be read. @returns why its lease ended;
 * undefined: it did not.
 */
async function leaseEndOf(runningMinutes: number): Promise<unknown> {
  let leaseEnd: unknown;
  const after = vi.fn<BuildEndings['after']>(async (_claim, _session, { signal }) => {
    leaseEnd = signal.reason;
  });
  const claim = {
    id: 'build',
    accountId: 'account',
    attemptsWithoutProgress: 1,
    runningSeconds: runningMinutes * 60,
  };
  const byId = () =>
    new Promise((_, reject) => setTimeout(() => reject(new Error('no such site')), 5 * MINUTE_MS));
  const substitutes = new Map<unknown, object>([
    [BuildStore, { claim: async () => claim }],
    [HeldBuilds, { renew: async () => ({ isStopRequested: false }) }],
    [SitesService, { byId }],
    [BuildEndings, { after }],
    [buildsConfig.token, { maxMinutes: MAX_MINUTES }],
    [queueConfig.token, { workerConcurrency: 1 }],
  ]);
  const module = await Test.createTestingModule({ providers: [BuildRunner] })
    .useMocker((token) => substitutes.get(token) ?? { onStop: () => undefined })
    .compile();
  const work = module.get(BuildRunner).run({ id: 'build', accountId: 'account' });
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  await work;
  expect(after).toHaveBeenCalledOnce();
  return leaseEnd;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('BuildRunner', () => {
  it('lets a build work as long as its cap allows', async () => {
    expect(await leaseEndOf(0)).toBeUndefined();
  });

  it('includes the time of earlier workers', async () => {
    expect(await leaseEndOf(6)).toEqual(new BuildCapError('time'));
  });
});
