import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import type { FastifyRequest } from 'fastify';
import { type ConsoleAddress, consoleAddress } from '../address/console-address.js';
import { CrossOriginRequestError } from '../address/cross-origin-request.error.js';
import { isOwnOrigin } from '../address/own-origin.js';
import { authHeaders } from '../better-auth/auth-request.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import type { BetterAuth } from '../better-auth/create-better-auth.js';
import { UsersRepository } from '../users/users.repository.js';
import type { ConsoleSession } from './console-session.js';
import { CSRF_HEADER, csrfTokenOf, isCsrfToken } from './csrf-token.js';

/** The session of a request, by its cookie. */
@Injectable()
export class RequestSessions {
  private readonly address: ConsoleAddress;
  private readonly known = new WeakMap<FastifyRequest, Promise<ConsoleSession | null>>();

  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    @Inject(httpConfig.token) config: HttpConfig,
    private readonly users: UsersRepository,
  ) {
    this.address = consoleAddress(config.baseUrl);
  }

  /** The session of the cookie, without a check of the sender; null without a valid one. Looked up once a request. */
  of(request: FastifyRequest): Promise<ConsoleSession | null> {
    let session = this.known.get(request);
    if (!session) this.known.set(request, (session = this.lookUp(request)));
    return session;
  }

  /** The session of a request that the console sent. @throws CrossOriginRequestError for others. */
  async proven(request: FastifyRequest): Promise<ConsoleSession | null> {
    const session = await this.of(request);
    if (!session) return null;
    if (!isOwnOrigin(request, this.address)) {
      throw new CrossOriginRequestError(
        'The request has a session of the console, but comes from another origin.',
      );
    }
    if (!isCsrfToken(request.headers[CSRF_HEADER], session.id, await this.secret())) {
      throw new CrossOriginRequestError(
        'The request has a session of the console, but `X-Capstan-CSRF` is not the token of that session.',
      );
    }
    return session;
  }

  async csrfToken({ id }: ConsoleSession): Promise<string> {
    return csrfTokenOf(id, await this.secret());
  }

  private async lookUp(request: FastifyRequest): Promise<ConsoleSession | null> {
    if (request.headers.cookie?.includes('capstan.session_token=') !== true) return null;
    const found = await this.auth.api.getSession({
      headers: authHeaders(request),
      query: { disableRefresh: true },
    });
    const user = found && (await this.users.find(found.user.id));
    if (!user) return null;
    const { id, token, createdAt, expiresAt } = found.session;
    const { email, name, isOperator } = user;
    return { id, token, createdAt, expiresAt, user: { id: user.id, email, name, isOperator } };
  }

  private async secret(): Promise<string> {
    return (await this.auth.$context).secret;
  }
}
