import type { ChargedOnStart } from '@capstan/kit';
import { NotFoundError } from '@capstan/platform-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pricedCall } from '../fixtures/priced-call.js';
import { startWork } from './start-work.js';

type Fake = (...given: never[]) => unknown;
const provider = {
  prepare: vi.fn<Fake>(),
  begin: vi.fn<Fake>(),
  begun: vi.fn<Fake>(),
  isFree: vi.fn<Fake>(),
};
const work = { provider: provider as unknown as ChargedOnStart, name: 'work' };
const forever = (): Promise<never> => new Promise(() => undefined);

afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

describe('startWork', () => {
  it('returns the prepared answer and leaves the row to the transaction of the charge', async () => {
    provider.prepare.mockResolvedValue({ id: 'call' });
    const { write, ...served } = await startWork(pricedCall(), work);
    expect(served).toMatchObject({ outcome: 'ok', result: { id: 'call' }, attempts: [{ outcome: 'ok' }] });
    expect(provider.begin).not.toHaveBeenCalled();
    await write?.({} as never);
    expect(provider.begin).toHaveBeenCalledTimes(1);
  });

  it('charges nothing for work that is free until later', async () => {
    provider.prepare.mockResolvedValue({ id: 'call' });
    provider.isFree.mockReturnValue(true);
    expect(await startWork(pricedCall(), work)).toMatchObject({ outcome: 'ok', units: 0 });
  });

  it.each([
    [
      'a rejection by the provider',
      () => Promise.reject(new NotFoundError('The site')),
      'not-found',
      'invalid_input',
    ],
    ['an expired deadline', forever, 'deadline-exceeded', 'timeout'],
  ])('fails with %s and reports the attempt', async (_, prepare, slug, outcome) => {
    provider.prepare.mockImplementation(prepare);
    const call = pricedCall();
    Object.assign(call.capability.definition, { deadlineMs: () => 1 });
    await expect(startWork(call, work)).rejects.toMatchObject({ error: { slug }, attempts: [{ outcome }] });
  });

  it('fails when the client disconnects', async () => {
    const client = new AbortController();
    provider.prepare.mockImplementation(() => {
      client.abort();
      return forever();
    });
    await expect(startWork(pricedCall({ signal: client.signal }), work)).rejects.toMatchObject({
      error: { slug: 'client-closed' },
      attempts: [{ outcome: 'cancelled' }],
    });
  });

  it('rethrows internal errors unchanged', async () => {
    const away = new Error('connection lost');
    provider.prepare.mockRejectedValue(away);
    await expect(startWork(pricedCall(), work)).rejects.toBe(away);
  });
});
