import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type SignedCookie, SignedCookies } from '../sessions/signed-cookies.js';
import { normalizedEmail } from '../users/users.repository.js';
import type { Exchange } from './exchange.js';

const COOKIE: SignedCookie = {
  name: 'capstan.known_browser',
  path: '',
  sameSite: 'strict',
  maxAgeSeconds: 365 * 24 * 60 * 60,
};

/**
 * Browsers in which a user has signed in. They have a cookie that outlives the session and signs no one in: attempts in such a
 * browser are counted by themselves, so that attackers who exhaust the attempts for a user do not lock the user out.
 */
@Injectable()
export class KnownBrowsers {
  constructor(private readonly cookies: SignedCookies) {}

  /** Identifier of the browser, if the user with this address signed in there last. */
  find({ request }: Pick<Exchange, 'request'>, email: string): Promise<string | undefined> {
    return this.cookies.read(request, COOKIE, normalizedEmail(email));
  }

  async remember(exchange: Exchange, email: string): Promise<void> {
    const id = (await this.find(exchange, email)) ?? randomUUID();
    await this.cookies.set(exchange.reply, COOKIE, id, normalizedEmail(email));
  }
}
