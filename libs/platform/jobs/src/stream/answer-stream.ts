import { Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { ApiFailures, Produces, RawResponse } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EventLog } from '../events/event-log.js';
import { type EventDocumentation, eventSchema } from './event-documentation.js';
import { STREAM_HEADERS, framesOf, resumesAfter } from './event-frames.js';
import type { EventStream } from './event-stream.js';
import type { OpenStreams } from './open-streams.js';

/**
 * A route that answers with the stream of a job, for keys and for tickets of browsers (`?token=`). OpenAPI 3.1 has no word
 * for the items of a stream; `contentSchema` (JSON Schema 2020-12) holds theirs, as `id`, `event` and parsed `data`.
 */
export const ApiEventStream = (events: EventDocumentation): MethodDecorator =>
  applyDecorators(
    RawResponse(),
    Produces('text/event-stream', 'application/json'),
    ApiQuery({
      name: 'token',
      required: false,
      schema: { type: 'string' },
      description: 'Ticket of a browser',
    }),
    ApiHeader({
      name: 'Last-Event-ID',
      required: false,
      description: 'Number of the last event seen; the stream goes on after it',
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
    ApiResponse({ status: 204, description: 'It has ended, and all of it was seen' }),
    ApiFailures(401, 403, 404, 406, 429, 500, 503),
  );

/** What the stream of a job consists of. */
interface StreamParts<K extends string> {
  /** Fields that name the job in the data of each event. */
  ids: Record<string, string>;
  log: EventLog<K>;
  stream: EventStream<K>;
  open: OpenStreams;
}

/**
 * Sends the stream of a job from where its reader stands, until it ends or the reader hangs up.
 * @throws TooManyStreamsError
 */
export async function answerStream<K extends string>(
  request: FastifyRequest,
  reply: FastifyReply,
  jobId: string,
  { ids, log, stream, open }: StreamParts<K>,
): Promise<void> {
  const standing = await log.standingOf(jobId, resumesAfter(request));
  // A browser's EventSource comes back for ever unless it is told so.
  if (standing === null) {
    void reply.status(204).send();
    return;
  }
  // Its reader may have left while the database was asked: then nothing would end the stream.
  if (reply.raw.destroyed) return;
  const leave = open.enter(standing.accountId);
  const hangUp = new AbortController();
  reply.raw.once('close', () => {
    hangUp.abort();
    leave();
  });
  const frames = framesOf(ids, stream.read(jobId, standing.seq, hangUp.signal));
  void reply.headers(STREAM_HEADERS).send(Readable.from(frames));
}
