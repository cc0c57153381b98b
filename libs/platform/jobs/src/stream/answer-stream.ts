import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventLog } from '../events/event-log.js';
import { type EventDocumentation, eventSchema } from './event-documentation.js';
import { STREAM_HEADERS, framesOf, lastEventId } from './event-frames.js';
import type { EventStream } from './event-stream.js';
import type { OpenStreams } from './open-streams.js';

/**
 * A route that returns the event stream of a job, for API keys and for browser tickets (`?token=`). OpenAPI 3.1
 * cannot describe the items of a stream; `contentSchema` (JSON Schema 2020-12) holds theirs, as `id`, `event` and
 * parsed `data`.
 */
export const ApiEventStream = (events: EventDocumentation): MethodDecorator =>
  applyDecorators(
    RawResponse(),
    Produces('text/event-stream', 'application/json'),
    ApiQuery({
      name: 'token',
      required: false,
      schema: { type: 'string' },
      description: 'Stream ticket, for browsers',
    }),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: 'Number of the last event received; the stream continues after it',
      schema: { type: 'integer', minimum: 0 },
    }),
    ApiResponse({
      status: 200,
      description: `Server-Sent Events. Each item is a \`${events.name}\`: \`id\` and \`event\` are the lines of these names, \`data\` is the parsed JSON of the \`data\` line.`,
      content: {
        'text/event-stream': {
          schema: {
            type: 'string',
            contentMediaType: 'text/event-stream',
            contentSchema: eventSchema(events),
          } as object,
          example: events.example,
        },
      },
    }),
    ApiResponse({ status: 204, description: 'The stream has ended, and the client has received all of it' }),
    ApiFailures(401, 403, 404, 406, 429, 500, 503),
  );

/** The parts of a job's stream. */
interface StreamParts<K extends string> {
  /** Fields that name the job in the data of each event. */
  ids: Record<string, string>;
  log: EventLog<K>;
  stream: EventStream<K>;
  open: OpenStreams;
}

/**
 * Sends the stream of a job from the position of its reader, until it ends or the client disconnects.
 * @throws TooManyStreamsError
 */
export async function answerStream<K extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  jobId: string,
  { ids, log, stream, open }: StreamParts<K>,
): Promise<void> {
  const position = await log.positionOf(jobId, lastEventId(request));
  // A browser's EventSource reconnects without limit unless it gets a 204.
  if (position === null) {
    void reply.status(204).send();
    return;
  }
  // The client may have disconnected during the query: then no event would end the stream.
  if (reply.raw.destroyed) return;
  const leave = open.enter(position.accountId);
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    disconnected.abort();
    leave();
  });
  const frames = framesOf(ids, stream.read(jobId, position.seq, disconnected.signal));
  void reply.headers(STREAM_HEADERS).send(Readable.from(frames));
}
