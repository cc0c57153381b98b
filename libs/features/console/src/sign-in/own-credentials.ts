import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@capstan/platform-core';
import { isUuid } from '@capstan/platform-http';
import { Repository } from 'typeorm';
import { authHeaders, passCookies } from '../better-auth/auth-request.js';
import { BETTER_AUTH } from '../better-auth/better-auth.token.js';
import { type BetterAuth, FRESH_SECONDS } from '../better-auth/create-better-auth.js';
import type { ConsoleSession } from '../sessions/console-session.js';
import { SessionNotFreshError } from '../sessions/session-not-fresh.error.js';
import { UserSessions } from '../sessions/user-sessions.js';
import { CredentialEntity } from '../users/credential.entity.js';
import { PasskeyEntity } from '../users/passkey.entity.js';
import type { Exchange } from './exchange.js';
import type { PasskeyAnswer } from './sign-in.js';
import { SignInFailedError } from './sign-in-failed.error.js';
import { TooManyPasskeysError } from './too-many-passkeys.error.js';

/** Maximum number of passkeys of a user, so that their list needs no pagination. */
const MAX_PASSKEYS = 20;

/**
 * The password and the passkeys of a user, which can only be changed soon after sign-in: an unattended session cannot
 * add credentials.
 */
@Injectable()
export class OwnCredentials {
  constructor(
    @Inject(BETTER_AUTH) private readonly auth: BetterAuth,
    @InjectRepository(PasskeyEntity) private readonly passkeys: Repository<PasskeyEntity>,
    private readonly sessions: UserSessions,
  ) {}

  /** Sets or replaces the password, and ends the other sessions. @throws SessionNotFreshError, NotSignedInError */
  async setPassword({ id, createdAt, user }: ConsoleSession, password: string): Promise<void> {
    requireFresh(createdAt);
    const { password: hashing } = await this.auth.$context;
    const hash = await hashing.hash(password);
    await this.sessions.whileOpen(id, async (manager) => {
      const ofUser = { provider: 'credential', subject: user.id };
      const known = await manager.findOneBy(CredentialEntity, ofUser);
      const changes = { password: hash, updatedAt: new Date() };
      if (known) await manager.update(CredentialEntity, { id: known.id }, changes);
      else
        await manager.insert(CredentialEntity, { ...ofUser, ...changes, id: randomUUID(), userId: user.id });
    });
    await this.sessions.endOthers(user.id, id);
  }

  /** Oldest first. */
  async listPasskeys({ user }: ConsoleSession): Promise<PasskeyEntity[]> {
    return this.passkeys.find({ where: { userId: user.id }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** The challenge of a registration, which is bound to a cookie. @throws SessionNotFreshError, TooManyPasskeysError */
  async passkeyOptions({ createdAt, user }: ConsoleSession, { request, reply }: Exchange): Promise<unknown> {
    requireFresh(createdAt);
    if ((await this.passkeys.countBy({ userId: user.id })) >= MAX_PASSKEYS)
      throw new TooManyPasskeysError(MAX_PASSKEYS);
    const headers = authHeaders(request);
    const answer = await this.auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true });
    passCookies(answer, reply);
    return answer.json();
  }

  /** @throws SessionNotFreshError, SignInFailedError, TooManyPasskeysError, NotSignedInError when the session ends meanwhile. */
  async addPasskey(
    { id, createdAt, user }: ConsoleSession,
    { request }: Pick<Exchange, 'request'>,
    response: PasskeyAnswer,
  ): Promise<void> {
    requireFresh(createdAt);
    const headers = authHeaders(request);
    const answer = await this.auth.api.verifyPasskeyRegistration({
      body: { response },
      headers,
      asResponse: true,
    });
    if (!answer.ok) throw new SignInFailedError();
    const added = (await answer.json()) as { id: string };
    try {
      await this.sessions.whileOpen(id, async (manager) => {
        // Counted with the new one: a challenge given earlier, or two at once, do not exceed the limit.
        if ((await manager.countBy(PasskeyEntity, { userId: user.id })) > MAX_PASSKEYS)
          throw new TooManyPasskeysError(MAX_PASSKEYS);
      });
    } catch (error) {
      await this.passkeys.delete({ id: added.id });
      throw error;
    }
  }

  /** @throws NotFoundError */
  async removePasskey({ user }: ConsoleSession, id: string): Promise<void> {
    const removed = isUuid(id) && (await this.passkeys.delete({ id, userId: user.id })).affected === 1;
    if (!removed) throw new NotFoundError('The passkey', 'List your passkeys: GET /console/api/passkeys.');
  }
}

function requireFresh(createdAt: Date): void {
  if (Date.now() - createdAt.getTime() > FRESH_SECONDS * 1000) throw new SessionNotFreshError(FRESH_SECONDS);
}
