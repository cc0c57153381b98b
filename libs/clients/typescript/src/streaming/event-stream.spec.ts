import { describe, expect, it } from 'vitest';
import { broken, failure, frame, scriptedClient, stream } from '../../test/harness/scripted-fetch.js';
import {
  APIAbortError,
  type BuildEvent,
  NotFoundError,
  StreamError,
  UnexpectedResponseError,
} from '../index.js';

const lastIds = (sent: { headers: Headers }[]): (string | null)[] =>
  sent.map(({ headers }) => headers.get('last-event-id'));

async function seqsOf(events: AsyncIterable<{ seq: number }>): Promise<number[]> {
  const seqs: number[] = [];
  for await (const { seq } of events) seqs.push(seq);
  return seqs;
}

describe('EventStream', () => {
  it('resumes after a lost connection, without duplicate events', async () => {
    const { client, sent } = scriptedClient([
      stream([frame(1, 'build.started'), frame(2, 'step.started')]),
      stream([frame(2, 'step.started'), frame(3, 'build.completed')]),
    ]);
    expect(await seqsOf(client.builds.stream('b'))).toEqual([1, 2, 3]);
    expect(lastIds(sent)).toEqual([null, '2']);
  });

  it('survives 50 lost connections, each after one event, with the shortest delay', async () => {
    const cuts = Array.from({ length: 50 }, (_, index) => stream([frame(index + 1, 'step.started')]));
    const { client, sleptMs } = scriptedClient([...cuts, stream([frame(51, 'build.completed')])]);
    expect(await seqsOf(client.builds.stream('b'))).toHaveLength(51);
    expect(sleptMs).toHaveLength(50);
    expect(Math.max(...sleptMs)).toBeLessThanOrEqual(500);
  });

  it('limits the memory for an event that never ends', async () => {
    const piece = new Uint8Array(8 * 1024 * 1024).fill(97);
    const endless = () =>
      new ReadableStream<Uint8Array>(
        { pull: (controller) => controller.enqueue(piece) },
        { highWaterMark: 0 },
      );
    const { client, sent } = scriptedClient([
      () => new Response(endless(), { headers: { 'content-type': 'text/event-stream' } }),
    ]);
    await expect(seqsOf(client.builds.stream('b'))).rejects.toThrow(/64 MiB/);
    expect(sent).toHaveLength(1);
  });

  it('waits at most a minute, whatever the stream requests', async () => {
    const { client, sleptMs } = scriptedClient([
      stream(['retry: 99999999999\n', frame(1, 'build.started')]),
      stream([frame(2, 'build.completed')]),
    ]);
    expect(await seqsOf(client.builds.stream('b'))).toEqual([1, 2]);
    expect(sleptMs[0]).toBeLessThanOrEqual(60_000);
  });

  it('treats silence as a lost connection', async () => {
    const { client } = scriptedClient([
      stream([frame(1, 'build.started')], 'hangs'),
      stream([frame(2, 'build.stopped')]),
    ]);
    expect(await seqsOf(client.builds.stream('b'))).toEqual([1, 2]);
  });

  it('gives up after ten attempts in a row without events', async () => {
    const { client, sent, sleptMs } = scriptedClient([stream([frame(1, 'build.started')]), broken]);
    await expect(seqsOf(client.builds.stream('b'))).rejects.toThrow(StreamError);
    expect(sent).toHaveLength(11);
    expect(sleptMs.at(-1)).toBeGreaterThan(5000);
  });

  it('ends at 204, and starts at the given position', async () => {
    const { client, sent } = scriptedClient([() => new Response(null, { status: 204 })]);
    expect(await seqsOf(client.builds.stream('b', { after: 9 }))).toEqual([]);
    expect(lastIds(sent)).toEqual(['9']);
  });

  it('waits as requested by an overloaded service, and continues', async () => {
    const { client, sleptMs } = scriptedClient([
      failure(429, 'rate-limited', 'transient', { retry_after_seconds: 7 }),
      stream([frame(1, 'build.completed')]),
    ]);
    expect(await seqsOf(client.builds.stream('b'))).toEqual([1]);
    expect(sleptMs).toEqual([7000]);
  });

  it('reconnects after the delay that the stream requests', async () => {
    const { client, sleptMs } = scriptedClient([
      stream(['retry: 4000\n\n', frame(1, 'build.started')]),
      stream([frame(2, 'build.completed')]),
    ]);
    await seqsOf(client.builds.stream('b'));
    expect(sleptMs[0]).toBeGreaterThanOrEqual(3000);
  });

  it.each([
    ['an unknown build', failure(404, 'not-found', 'invalid_request'), NotFoundError],
    [
      'a page',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      UnexpectedResponseError,
    ],
  ])('does not reconnect for %s', async (_, answer, ErrorClass) => {
    const { client, sent } = scriptedClient([answer]);
    await expect(seqsOf(client.builds.stream('b'))).rejects.toThrow(ErrorClass);
    expect(sent).toHaveLength(1);
  });

  it('ends with its signal, and disconnects when the iteration stops', async () => {
    const { client } = scriptedClient([stream([frame(1, 'build.started')], 'hangs')]);
    const controller = new AbortController();
    const read = async (): Promise<void> => {
      for await (const _ of client.builds.stream('b', { signal: controller.signal }))
        controller.abort('enough');
    };
    await expect(read()).rejects.toMatchObject({ name: APIAbortError.name, cause: 'enough' });
    for await (const { seq } of client.builds.stream('b')) {
      expect(seq).toBe(1);
      break;
    }
  });

  it('names unknown kinds of later versions', async () => {
    const { client } = scriptedClient([
      stream([frame(1, 'tea.served', { sugar: 2 }), frame(2, 'build.completed')]),
    ]);
    const events: BuildEvent[] = [];
    for await (const event of client.builds.stream('b')) events.push(event);
    expect(events[0]).toMatchObject({ kind: 'unknown', name: 'tea.served', data: { sugar: 2 } });
    expect(events[1]).toMatchObject({ kind: 'build.completed', name: 'build.completed' });
  });
});
