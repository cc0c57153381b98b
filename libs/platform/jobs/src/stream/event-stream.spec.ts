import { describe, expect, it, vi } from 'vitest';
import type { JobEvent } from '../events/job-event.js';
import { EventStream } from './event-stream.js';

type Kind = 'grown' | 'ended';

/** A log in memory whose readers are notified only when the test does so. */
function setUp() {
  const events: JobEvent<Kind>[] = [];
  let notify = (_id: string): void => {};
  let gap = (): void => {};
  const after = vi.fn<(id: string, seq: number, limit: number) => Promise<JobEvent<Kind>[]>>(
    async (_id, seq, limit) => events.filter((event) => event.seq > seq).slice(0, limit),
  );
  const news = {
    onEvents: (handler: (id: string) => void) => void (notify = handler),
    onGap: (handler: () => void) => void (gap = handler),
  };
  const stream = new EventStream<Kind>({ after }, news, ['ended']);
  return {
    stream,
    after,
    write: (kind: Kind, count = 1): void => {
      for (let i = 0; i < count; i += 1) {
        events.push({ seq: events.length + 1, kind, fields: {}, at: new Date(0) });
      }
    },
    notify: () => notify('job'),
    gap: () => gap(),
  };
}

async function numbersOf(batches: AsyncIterable<JobEvent<Kind>[]>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const batch of batches) numbers.push(...batch.map(({ seq }) => seq));
  return numbers;
}

const upTo = (count: number, first = 1): number[] => Array.from({ length: count }, (_, i) => first + i);
const never = (): AbortSignal => new AbortController().signal;

describe('EventStream', () => {
  it('returns the stored events, and ends with the terminal event', async () => {
    const { stream, write } = setUp();
    write('grown', 1_200);
    write('ended');
    expect(await numbersOf(stream.read('job', 0, never()))).toEqual(upTo(1_201));
  });

  it("continues after the reader's last event", async () => {
    const { stream, write } = setUp();
    write('grown', 5);
    write('ended');
    expect(await numbersOf(stream.read('job', 4, never()))).toEqual([5, 6]);
  });

  it.each([
    ['notification', 'notify'],
    ['gap', 'gap'],
  ] as const)('returns new events once each, immediately after a %s', async (_, signal) => {
    const bench = setUp();
    bench.write('grown', 2);
    const reading = numbersOf(bench.stream.read('job', 0, never()));
    await vi.waitFor(() => expect(bench.after).toHaveBeenCalledTimes(2), 20_000);
    bench.write('grown', 700);
    bench[signal]();
    bench.write('ended');
    bench[signal]();
    expect(await reading).toEqual(upTo(703));
  });

  it('queries the database once for all live readers', async () => {
    const { stream, write, notify, after } = setUp();
    const readers = upTo(20).map(() => numbersOf(stream.read('job', 0, never())));
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(20), 20_000);
    after.mockClear();
    write('ended');
    notify();
    expect(await Promise.all(readers)).toEqual(readers.map(() => [1]));
    expect(after.mock.calls.length).toBeLessThan(5);
  });

  it('polls when no notification arrives, and yields an empty batch for a heartbeat', async () => {
    vi.useFakeTimers();
    try {
      const { stream, write } = setUp();
      const reading = stream.read('job', 0, never());
      const quiet = reading.next();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await quiet).toEqual({ done: false, value: [] });
      write('ended');
      const late = reading.next();
      await vi.advanceTimersByTimeAsync(3_000);
      expect((await late).value).toMatchObject([{ seq: 1 }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends when its client disconnects, and when the process shuts down', async () => {
    const { stream } = setUp();
    const disconnected = new AbortController();
    const one = numbersOf(stream.read('job', 0, disconnected.signal));
    const other = numbersOf(stream.read('job', 0, never()));
    disconnected.abort();
    expect(await one).toEqual([]);
    stream.close();
    expect(await other).toEqual([]);
  });
});
