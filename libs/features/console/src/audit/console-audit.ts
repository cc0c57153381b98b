import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditLog, type AuditSubject } from '@capstan/admin';
import { credentialIdOf } from '@capstan/auth';
import { AppError } from '@capstan/platform-core';
import { MembersRepository } from '../members/members.repository.js';

/** The actor of an action and its account. */
export interface AuditActor {
  userId: string;
  /** Absent: the account that the user joined first. */
  accountId?: string;
  requestId: string;
}

/** Replaces the account of a user without one. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Writes access-related actions of console users to the audit log. */
@Injectable()
export class ConsoleAudit {
  constructor(
    private readonly log: AuditLog,
    private readonly members: MembersRepository,
  ) {}

  /** @param signIn.method way to sign in. */
  async signedIn(
    userId: string,
    { method, requestId }: { method: string; requestId: string },
  ): Promise<void> {
    await this.record(
      'session.created',
      { userId, requestId },
      () => Promise.resolve(),
      () => ({ targetType: 'user', targetId: userId, details: { method } }),
    );
  }

  /**
   * Performs an action and records its outcome. It is recorded before it is performed, like actions of admins: an
   * action that cannot be recorded is not performed. @param describe returns the target of the action from its result.
   */
  async record<T>(
    action: AuditAction,
    actor: AuditActor,
    act: () => Promise<T>,
    describe: (result: T) => AuditSubject,
  ): Promise<T> {
    const target = { targetType: null, targetId: null };
    const line = await this.log.begin({ action, ...(await this.identify(actor)), ...target });
    let result: T;
    try {
      result = await act();
    } catch (error) {
      const slug = error instanceof AppError ? error.slug : 'internal';
      await this.log.complete(line, { state: 'failed', error: slug });
      throw error;
    }
    await this.log.complete(line, { state: 'done', subject: describe(result) });
    return result;
  }

  private async identify({ userId, accountId, requestId }: AuditActor) {
    const actorAccountId =
      accountId ?? (await this.members.chosen(userId, undefined))?.accountId ?? NO_ACCOUNT;
    return { actorAccountId, actorKeyId: credentialIdOf('console', actorAccountId, userId), requestId };
  }
}
