import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedDocument } from './served-document.js';

/** Sends a document, or 304 if the client has it already (RFC 9110, 13.1.2). */
export function serveDocument(request: FastifyRequest, reply: FastifyReply, document: ServedDocument): void {
  const { 'content-type': contentType, vary, ...headers } = document.headers;
  reply.headers(headers);
  // CORS may have set it already.
  if (vary) reply.header('vary', [reply.getHeader('vary'), vary].filter(Boolean).join(', '));
  if (isMet(request.headers['if-none-match'], document.etag)) {
    void reply.status(304).send();
    return;
  }
  void reply.header('content-type', contentType).send(document.body);
}

/** Weak comparison: a proxy that compressed the response may have marked the tag `W/`. */
function isMet(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
