import { requestContextOf } from '@capstan/platform-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER } from './create-better-auth.js';

/** What better-auth may know of a request: nothing of it is trusted but the cookies, whose signatures it checks. */
export function authHeaders(request: FastifyRequest): Headers {
  const { address, requestId } = requestContextOf(request);
  const headers = new Headers({ [ADDRESS_HEADER]: address, 'x-request-id': requestId });
  const { cookie, 'user-agent': userAgent } = request.headers;
  if (cookie !== undefined) headers.set('cookie', cookie);
  if (userAgent !== undefined) headers.set('user-agent', userAgent);
  return headers;
}

/** Sets the cookies of better-auth's answer on ours. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
}
