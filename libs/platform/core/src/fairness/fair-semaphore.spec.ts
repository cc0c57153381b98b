import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runForAccount } from './current-account.js';
import { FairSemaphore } from './fair-semaphore.js';

const never = new AbortController().signal;
/** Waits until all promises that can settle have settled. */
const settled = (): Promise<void> => new Promise(setImmediate);

/** Callers that record when they get a permit. */
function setUp(permits: number) {
  const semaphore = new FairSemaphore(permits);
  const order: string[] = [];
  const enter = (name: string, signal = never): Promise<() => void> =>
    semaphore.acquire(signal, name.charAt(0)).then((release) => (order.push(name), release));
  return { semaphore, order, enter };
}

describe('FairSemaphore', () => {
  it('grants one account all permits but one', async () => {
    const { semaphore, order, enter } = setUp(3);
    const [a1] = ['a1', 'a2', 'a3'].map((name) => enter(name));
    await settled();
    expect(order).toEqual(['a1', 'a2']);
    expect(semaphore.queued).toBe(1);
    (await (a1 as Promise<() => void>))();
    await settled();
    expect(order).toEqual(['a1', 'a2', 'a3']);
  });

  it('grants an account a permit at once while another requests all of them', async () => {
    const { order, enter } = setUp(3);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void enter(name);
    void enter('b1');
    await settled();
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('grants a third account a permit at once while two request all of them, with four permits or more', async () => {
    const { order, enter } = setUp(4);
    for (const name of ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']) void enter(name);
    void enter('c1');
    await settled();
    expect(order).toEqual(['a1', 'b1', 'a2', 'c1']);
  });

  it('grants a permit to the account that holds the fewest', async () => {
    const { order, enter } = setUp(3);
    const [a1, , c1] = await Promise.all([enter('a1'), enter('a2'), enter('c1')]);
    for (const name of ['a3', 'd1']) void enter(name);
    a1();
    await settled();
    expect(order.slice(3)).toEqual(['d1']);
    c1();
    await settled();
    expect(order.slice(3)).toEqual(['d1']);
  });

  it('serves accounts round-robin with a single permit', async () => {
    const { order, enter } = setUp(1);
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(async (name) => (await enter(name))());
    await Promise.all(all);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('uses the account of the current scope', async () => {
    const semaphore = new FairSemaphore(2);
    await runForAccount('a', () => semaphore.acquire(never));
    expect(semaphore.tryAcquire('a')).toBeUndefined();
    expect(semaphore.tryAcquire('b')).toBeTypeOf('function');
  });

  it('releases a permit only once', async () => {
    const { semaphore, enter } = setUp(1);
    const release = await enter('a1');
    release();
    release();
    await enter('a2');
    void enter('a3');
    expect(semaphore.queued).toBe(1);
  });

  it('removes a caller that aborts, and grants the permit to the next one', async () => {
    const { semaphore, enter } = setUp(1);
    const release = await enter('a1');
    const caller = new AbortController();
    const left = enter('b1', caller.signal);
    const next = enter('b2');
    caller.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    release();
    (await next)();
    expect(semaphore.queued).toBe(0);
  });

  it('rejects a caller whose signal has already aborted', async () => {
    const { enter } = setUp(1);
    await expect(enter('a1', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
    await enter('a2');
  });

  it('picks the candidates that could hold a permit at the same time', async () => {
    const { semaphore, enter } = setUp(4);
    await enter('a1');
    const candidates = ['a', 'a', 'b', 'c', 'b', 'd'].map((accountId, at) => ({ accountId, at }));
    expect(semaphore.admissible(candidates).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(semaphore.queued).toBe(0);
  });

  describe('random sequences of steps', () => {
    const accounts = ['a', 'b', 'c', 'd'];
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('acquire' as const),
          account: fc.constantFrom(...accounts),
        }),
      },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), pick: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('abort' as const), pick: fc.nat() }) },
    );

    type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

    interface Call {
      account: string;
      controller: AbortController;
      release?: () => void;
    }

    /** Runs steps and checks after each of them; `entered` are the calls that got a permit in that step. */
    async function play(
      permits: number,
      steps: readonly Step[],
      check: (inside: readonly Call[], waiting: readonly Call[], entered: readonly Call[]) => void,
    ) {
      const semaphore = new FairSemaphore(permits);
      const inside: Call[] = [];
      const waiting: Call[] = [];
      for (const each of steps) {
        const entered: Call[] = [];
        if (each.kind === 'acquire') {
          const call: Call = { account: each.account, controller: new AbortController() };
          waiting.push(call);
          semaphore.acquire(call.controller.signal, call.account).then(
            (release) => {
              call.release = release;
              waiting.splice(waiting.indexOf(call), 1);
              inside.push(call);
              entered.push(call);
            },
            () => void waiting.splice(waiting.indexOf(call), 1),
          );
        } else if (each.kind === 'release') {
          const [gone] = inside.splice(each.pick % Math.max(1, inside.length), 1);
          gone?.release?.();
        } else waiting[each.pick % Math.max(1, waiting.length)]?.controller.abort(new Error('left'));
        await settled();
        check(inside, waiting, entered);
        expect(semaphore.queued).toBe(waiting.length);
      }
      return { semaphore, inside, waiting };
    }

    const count = (calls: readonly Call[], account: string): number =>
      calls.filter((call) => call.account === account).length;

    const scenario = fc.record({
      permits: fc.integer({ min: 1, max: 5 }),
      steps: fc.array(step, { maxLength: 60 }),
    });

    it('never grants one account all permits, and never delays a caller that may have one', async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ permits, steps }) => {
          await play(permits, steps, (inside, waiting) => {
            expect(inside.length).toBeLessThanOrEqual(permits);
            const free = permits - inside.length;
            for (const account of accounts) {
              expect(count(inside, account)).toBeLessThanOrEqual(Math.max(1, permits - 1));
            }
            for (const { account } of waiting) {
              const isLastKept = permits > 1 && free === 1 && count(inside, account) > 0;
              expect(free === 0 || isLastKept).toBe(true);
            }
          });
        }),
      );
    });

    it('delays an account that holds none only while all permits are taken', async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ permits, steps }) => {
          await play(permits, steps, (inside, waiting) => {
            const hungry = waiting.filter(({ account }) => count(inside, account) === 0);
            expect(hungry.length > 0 && inside.length < permits).toBe(false);
          });
        }),
      );
    });

    it('starves no account: every other account goes first at most once', async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ permits, steps }) => {
          const passedBy = new Map<string, number>();
          await play(permits, steps, (inside, waiting, entered) => {
            for (const account of accounts) {
              const isStarved = count(waiting, account) > 0 && count(inside, account) === 0;
              const others = entered.length - count(entered, account);
              passedBy.set(account, isStarved ? (passedBy.get(account) ?? 0) + others : 0);
              expect(passedBy.get(account)).toBeLessThan(accounts.length);
            }
          });
        }),
      );
    });

    it('leaks no permit', async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async ({ permits, steps }) => {
          const { semaphore, inside, waiting } = await play(permits, steps, () => {});
          waiting.forEach(({ controller }) => controller.abort(new Error('left')));
          await settled();
          inside.splice(0).forEach(({ release }) => release?.());
          await settled();
          expect(semaphore.queued).toBe(0);
          const names = Array.from({ length: permits + 1 }, (_, at) => `fresh ${at}`);
          const given = names.map((name) => semaphore.tryAcquire(name) !== undefined);
          expect(given).toEqual(names.map((_, at) => at < permits));
        }),
      );
    });
  });
});
