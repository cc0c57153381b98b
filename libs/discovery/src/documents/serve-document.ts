import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedDocument } from './served-document.js';

/** Sends a document, or 304 to a caller that has it already (RFC 9110, 13.1.2). */
export function serveDocument(request: FastifyRequest, reply: FastifyReply, document: ServedDocument): void {
  const condition = request.headers['if-none-match'];
  if (condition !== undefined && isMet(condition, document.etag)) {
    const { 'content-type': _ofTheBody, ...headers } = document.headers;
    void reply.status(304).headers(headers).send();
    return;
  }
  void reply.headers(document.headers).send(document.body);
}

/** The comparison is weak: a proxy that compressed the answer may have marked the tag `W/`. */
function isMet(condition: string, etag: string): boolean {
  if (condition.trim() === '*') return true;
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
