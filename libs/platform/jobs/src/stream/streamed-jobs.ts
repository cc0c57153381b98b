import type { FastifyRequest } from 'fastify';
import type { EventLog } from '../events/event-log.js';
import type { EventStream } from './event-stream.js';

/** Jobs of one kind whose progress is streamed over HTTP. */
export abstract class StreamedJobs<K extends string = string> {
  abstract readonly log: EventLog<K>;
  abstract readonly stream: EventStream<K>;

  /** Fields that name a job in the data of each of its events. */
  abstract idsOf(jobId: string): Record<string, string>;

  /**
   * Returns the id of a job that the key of the request may read.
   * @param text from the path. @throws AppError 401, 403 or 404.
   */
  abstract authorize(request: FastifyRequest, text: string): Promise<string>;
}
