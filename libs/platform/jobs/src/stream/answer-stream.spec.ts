import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { EventLog } from '../events/event-log.js';
import { answerStream } from './answer-stream.js';
import type { EventStream } from './event-stream.js';
import { OpenStreams } from './open-streams.js';
import { TooManyStreamsError } from './too-many-streams.error.js';

const REQUEST = { headers: {}, query: {} } as unknown as FastifyRequest;

/** A connection as in Node.js: `close` is emitted once, to the listeners at that time. */
class Connection extends EventEmitter {
  destroyed = false;

  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function setUp() {
  const connection = new Connection();
  const open = new OpenStreams({ streamsPerAccount: 1 });
  const reply = {
    raw: connection,
    headers: () => reply,
    send: () => reply,
  } as unknown as FastifyReply;
  const stream = { read: async function* () {} } as unknown as EventStream<'event'>;
  /** Answers a request; `meanwhile` runs during the database query. */
  const answer = (meanwhile = (): void => undefined) => {
    const log = {
      positionOf: async () => {
        meanwhile();
        return { accountId: 'account', seq: 0 };
      },
    } as unknown as EventLog<'event'>;
    return answerStream(REQUEST, reply, 'job', { ids: {}, log, stream, open });
  };
  return { connection, open, answer };
}

describe('a stream', () => {
  it('counts for its account until the client disconnects', async () => {
    const { connection, open, answer } = setUp();
    await answer();
    expect(() => open.enter('account')).toThrow(TooManyStreamsError);
    connection.close();
    expect(open.enter('account')).toBeTypeOf('function');
  });

  it('does not count when the client disconnected during the database query', async () => {
    const { connection, open, answer } = setUp();
    await answer(() => connection.close());
    expect(open.enter('account')).toBeTypeOf('function');
  });
});
