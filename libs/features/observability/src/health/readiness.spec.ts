import type { Broadcast, RedisConnection } from '@capstan/platform-jobs';
import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { Readiness } from './readiness.js';

const answering = async (): Promise<unknown> => [];
const refusing = (): Promise<never> => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.5:5432'));

const readiness = ({ query = answering, connected = true, status = undefined as string | undefined }) =>
  new Readiness(
    { query } as unknown as DataSource,
    { connected } as Broadcast,
    { client: status === undefined ? null : { status } } as unknown as RedisConnection,
  );

describe('Readiness', () => {
  it('has a check for everything that is configured', async () => {
    expect(await readiness({}).check()).toEqual({
      isReady: true,
      checks: [
        { name: 'database', isOk: true },
        { name: 'broadcast', isOk: true },
        { name: 'process', isOk: true },
      ],
    });
    const { checks } = await readiness({ status: 'ready' }).check();
    expect(checks.map(({ name }) => name)).toContain('redis');
  });

  it('is not ready without the database, and says why', async () => {
    const { isReady, checks } = await readiness({ query: refusing }).check();
    expect(isReady).toBe(false);
    expect(checks[0]).toEqual({
      name: 'database',
      isOk: false,
      reason: 'connect ECONNREFUSED 10.0.0.5:5432',
    });
  });

  it.each([
    ['Redis', { status: 'reconnecting' }, 'redis'],
    ['broadcasts', { connected: false }, 'broadcast'],
  ])('is ready without %s, which the service works without, and says so', async (_what, parts, name) => {
    const { isReady, checks } = await readiness(parts).check();
    expect(isReady).toBe(true);
    expect(checks.find((check) => check.name === name)).toMatchObject({ isOk: false });
  });

  it('is not ready while the process stops', async () => {
    const stopping = readiness({});
    stopping.onModuleDestroy();
    expect(await stopping.check()).toMatchObject({ isReady: false });
  });
});
