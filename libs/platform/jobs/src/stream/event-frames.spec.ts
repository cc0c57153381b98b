import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { JobEvent } from '../events/job-event.js';
import { framesOf, lastEventId } from './event-frames.js';

const event = (seq: number, fields: Record<string, unknown> = {}): JobEvent<string> => ({
  seq,
  kind: 'job.grown',
  fields,
  at: new Date('2026-01-02T03:04:05.678Z'),
});

async function* batches(...all: JobEvent<string>[][]): AsyncGenerator<JobEvent<string>[]> {
  yield* all;
}

async function textOf(frames: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const frame of frames) text += frame;
  return text;
}

describe('framesOf', () => {
  it('sends each event on lines of its own, with the ids of the job', async () => {
    const text = await textOf(
      framesOf({ run_id: 'r1' }, batches([event(1, { text: 'two\nlines' }), event(2)])),
    );
    expect(text).toBe(
      [
        'retry: 2000\n\n',
        'id: 1\nevent: job.grown\n',
        String.raw`data: {"run_id":"r1","seq":1,"at":"2026-01-02T03:04:05.678Z","text":"two\nlines"}`,
        '\n\nid: 2\nevent: job.grown\n',
        'data: {"run_id":"r1","seq":2,"at":"2026-01-02T03:04:05.678Z"}\n\n',
      ].join(''),
    );
  });

  it('sends a heartbeat after 15 seconds without events', async () => {
    vi.useFakeTimers();
    try {
      const frames = framesOf(
        {},
        (async function* () {
          yield [];
          vi.advanceTimersByTime(15_000);
          yield [];
          yield [];
        })(),
      );
      expect(await textOf(frames)).toBe('retry: 2000\n\n: \n\n');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('resumesAfter', () => {
  it.each([
    ['17', 17],
    [undefined, 0],
    ['-1', 0],
    ['1e3', 0],
    ['99999999999', 0],
    ['', 0],
  ])('reads %j as %i', (header, seq) => {
    expect(lastEventId({ headers: { 'last-event-id': header } } as unknown as FastifyRequest)).toBe(seq);
  });
});
