import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { Operation, type OperationEnd } from './operation.js';

interface Details {
  id: number;
  outcome?: string;
}

const operation = new Operation<Details>('test.operation');
let end = (): void => {};
afterEach(() => end());

const observe = (): [Details, OperationEnd][] => {
  const seen: [Details, OperationEnd][] = [];
  end = operation.onEnd((details, ended) => void seen.push([{ ...details }, ended]));
  return seen;
};

describe('Operation', () => {
  it('returns the result of the work, also without observers', async () => {
    expect(await operation.run({ id: 1 }, async () => 'result')).toBe('result');
    observe();
    expect(await operation.run({ id: 2 }, async () => 'result')).toBe('result');
  });

  it('gives observers the details as they are at the end, and the time', async () => {
    const seen = observe();
    const details: Details = { id: 1 };
    await operation.run(details, async () => {
      await nextTurn();
      details.outcome = 'ok';
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.[0]).toMatchObject({ id: 1, outcome: 'ok' });
    expect(seen[0]?.[1].error).toBeUndefined();
    expect(seen[0]?.[1].seconds).toBeGreaterThan(0);
  });

  it('rejects with the error of the work, which observers get too', async () => {
    const seen = observe();
    const error = new Error('broken');
    await expect(operation.run({ id: 1 }, () => Promise.reject(error))).rejects.toBe(error);
    expect(seen[0]?.[1].error).toBe(error);
  });

  it('calls no observer after the end of its observation', async () => {
    const seen = observe();
    end();
    await operation.run({ id: 1 }, async () => undefined);
    expect(seen).toEqual([]);
  });

  it('runs the work within a store, nested operations inside of each other', async () => {
    const store = new AsyncLocalStorage<string>();
    const left: string[] = [];
    end = operation.within(
      store,
      ({ id }) => `${store.getStore() ?? 'root'}/${id}`,
      (scope) => void left.push(scope),
    );
    const inner = await operation.run({ id: 1 }, async () => {
      await nextTurn();
      return operation.run({ id: 2 }, async () => {
        await nextTurn();
        return store.getStore();
      });
    });
    expect(inner).toBe('root/1/2');
    expect(left).toEqual(['root/1/2', 'root/1']);
    expect(store.getStore()).toBeUndefined();
  });
});
