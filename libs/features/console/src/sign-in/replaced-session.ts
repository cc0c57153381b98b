import { Injectable } from '@nestjs/common';
import { RequestSessions } from '../sessions/request-sessions.js';
import { type SignedCookie, SignedCookies } from '../sessions/signed-cookies.js';
import { UserSessions } from '../sessions/user-sessions.js';
import type { Exchange } from './exchange.js';

const COOKIE: SignedCookie = {
  name: 'capstan.replaced_session',
  path: '/callback',
  sameSite: 'lax',
  maxAgeSeconds: 15 * 60,
};
const PURPOSE = 'replaced';

/**
 * The session that a sign-in at the issuer replaces. The browser comes back from another site, and does not send the session's
 * `SameSite=Strict` cookie then; so the session's id is in a separate cookie, which cannot be used to sign in.
 */
@Injectable()
export class ReplacedSession {
  constructor(
    private readonly cookies: SignedCookies,
    private readonly sessions: RequestSessions,
    private readonly rows: UserSessions,
  ) {}

  /** Before the browser leaves for the issuer. */
  async remember({ request, reply }: Exchange): Promise<void> {
    const session = await this.sessions.of(request);
    if (session) await this.cookies.set(reply, COOKIE, session.id, PURPOSE);
  }

  /** Ends it if `answer` begins another session. */
  async endIfReplaced({ request, reply }: Exchange, answer: Response): Promise<void> {
    const id = await this.cookies.read(request, COOKIE, PURPOSE);
    if (id === undefined) return;
    this.cookies.clear(reply, COOKIE);
    if (beginsSession(answer)) await this.rows.endReplaced(id);
  }
}

const beginsSession = (answer: Response): boolean =>
  answer.headers.getSetCookie().some((line) => /^(?:__Secure-)?capstan\.session_token=[^;]/.test(line));
