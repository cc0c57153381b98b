import { describe, expect, it, vi } from 'vitest';
import type { JobEvent } from '../events/job-event.js';
import { EventStream } from './event-stream.js';

type Kind = 'grown' | 'ended';

/** A log in memory, whose readers are told only when the test says so. */
function setUp() {
  const events: JobEvent<Kind>[] = [];
  let tell = (_id: string): void => {};
  let gap = (): void => {};
  const after = vi.fn<(id: string, seq: number, limit: number) => Promise<JobEvent<Kind>[]>>(
    async (_id, seq, limit) => events.filter((event) => event.seq > seq).slice(0, limit),
  );
  const news = {
    onEvents: (handler: (id: string) => void) => void (tell = handler),
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
    tell: () => tell('job'),
    gap: () => gap(),
  };
}

async function numbersOf(batches: AsyncIterable<JobEvent<Kind>[]>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const batch of batches) numbers.push(...batch.map(({ seq }) => seq));
  return numbers;
}

const upTo = (count: number, first = 1): number[] => Array.from({ length: count }, (_, i) => first + i);
const forEver = (): AbortSignal => new AbortController().signal;

describe('EventStream', () => {
  it('tells what is stored, and ends with the terminal event', async () => {
    const { stream, write } = setUp();
    write('grown', 1_200);
    write('ended');
    expect(await numbersOf(stream.read('job', 0, forEver()))).toEqual(upTo(1_201));
  });

  it('goes on after the number that a reader has', async () => {
    const { stream, write } = setUp();
    write('grown', 5);
    write('ended');
    expect(await numbersOf(stream.read('job', 4, forEver()))).toEqual([5, 6]);
  });

  it.each(['tell', 'gap'] as const)(
    'tells what comes, at once at each %s, and nothing twice',
    async (word) => {
      const bench = setUp();
      bench.write('grown', 2);
      const reading = numbersOf(bench.stream.read('job', 0, forEver()));
      await vi.waitFor(() => expect(bench.after).toHaveBeenCalledTimes(2), 20_000);
      bench.write('grown', 700);
      bench[word]();
      bench.write('ended');
      bench[word]();
      expect(await reading).toEqual(upTo(703));
    },
  );

  it('reads once for all readers that follow', async () => {
    const { stream, write, tell, after } = setUp();
    const readers = upTo(20).map(() => numbersOf(stream.read('job', 0, forEver())));
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(20), 20_000);
    after.mockClear();
    write('ended');
    tell();
    expect(await Promise.all(readers)).toEqual(readers.map(() => [1]));
    expect(after.mock.calls.length).toBeLessThan(5);
  });

  it('looks for itself when no word comes, and gives a chance for a sign of life', async () => {
    vi.useFakeTimers();
    try {
      const { stream, write } = setUp();
      const reading = stream.read('job', 0, forEver());
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

  it('ends when its reader hangs up, and when the process ends', async () => {
    const { stream } = setUp();
    const hangUp = new AbortController();
    const one = numbersOf(stream.read('job', 0, hangUp.signal));
    const other = numbersOf(stream.read('job', 0, forEver()));
    hangUp.abort();
    expect(await one).toEqual([]);
    stream.close();
    expect(await other).toEqual([]);
  });
});
