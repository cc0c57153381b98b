import { requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER } from './create-better-auth.js';

/** The part of a request that better-auth gets: it only trusts the cookies, whose signatures it verifies. */
export function authHeaders(request: FastifyRequest): Headers {
  const { address, requestId } = requestContextOf(request);
  const headers = new Headers({ [ADDRESS_HEADER]: address, 'x-request-id': requestId });
  const { cookie, 'user-agent': userAgent } = request.headers;
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  return headers;
}

/** Copies the cookies of better-auth's response to the response of the service. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
