import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type HttpConfig, httpConfig } from '@capstan/platform-http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ConsoleAddress, consoleAddress } from '../address/console-address.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import type { BetterAuth } from '../better-auth/create-better-auth.js';

/** A cookie that scripts cannot read and only this installation can sign. */
export interface SignedCookie {
  name: string;
  /** Below `/console/auth`: the only requests that send it. */
  path: string;
  sameSite: 'strict' | 'lax';
  maxAgeSeconds: number;
}

/** Cookies with a signature that is bound to a purpose: a value for one user is not valid for another. */
@Injectable()
export class SignedCookies {
  private readonly address: ConsoleAddress;

  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    @Inject(httpConfig.token) config: HttpConfig,
  ) {
    this.address = consoleAddress(config.baseUrl);
  }

  /** @param value without dots and semicolons. @param purpose what it is valid for. */
  async set(reply: FastifyReply, cookie: SignedCookie, value: string, purpose: string): Promise<void> {
    this.write(
      reply,
      cookie,
      `${value}.${await this.signature(cookie, value, purpose)}`,
      cookie.maxAgeSeconds,
    );
  }

  clear(reply: FastifyReply, cookie: SignedCookie): void {
    this.write(reply, cookie, '', 0);
  }

  /** The value that was set for the same purpose; undefined without one. */
  async read(request: FastifyRequest, cookie: SignedCookie, purpose: string): Promise<string | undefined> {
    const [value = '', sent = ''] = (parseCookie(request.headers.cookie ?? '')[cookie.name] ?? '').split(
      '.',
      2,
    );
    const [given, wanted] = [sent, await this.signature(cookie, value, purpose)].map((text) =>
      Buffer.from(text),
    );
    if (given === undefined || wanted === undefined || given.length !== wanted.length) return undefined;
    return timingSafeEqual(given, wanted) ? value : undefined;
  }

  private write(reply: FastifyReply, cookie: SignedCookie, value: string, maxAgeSeconds: number): void {
    const { name, path, sameSite } = cookie;
    const header = stringifySetCookie({
      name,
      value,
      maxAge: maxAgeSeconds,
      path: `${this.address.path}/auth${path}`,
      httpOnly: true,
      sameSite,
      secure: this.address.origin.startsWith('https:'),
    });
    reply.header('set-cookie', header);
  }

  private async signature({ name }: SignedCookie, value: string, purpose: string): Promise<string> {
    const { secret } = await this.auth.$context;
    return createHmac('sha256', secret).update(`${name}:${purpose}:${value}`).digest('base64url');
  }
}
