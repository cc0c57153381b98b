import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ConsoleSession } from './console-session.js';

const sessions = new WeakMap<FastifyRequest, ConsoleSession>();

/** Stores the session in the request, for {@link CurrentSession}. */
export const setSession = (request: FastifyRequest, session: ConsoleSession): void => {
  sessions.set(request, session);
};

/** The session of a handler behind `SessionGuard`. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext) =>
  sessions.get(context.switchToHttp().getRequest<FastifyRequest>()),
);
