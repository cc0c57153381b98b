import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request, and the answer that gets its cookies. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
