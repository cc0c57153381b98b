import { Injectable } from '@nestjs/common';
import { AccountsReader } from '@capstan/auth';
import type { FastifyRequest } from 'fastify';
import { chosenAccount } from './chosen-account.js';
import type { ConsoleSession } from './console-session.js';
import { MembersRepository } from '../members/members.repository.js';
import { NotAMemberError } from '../members/not-a-member.error.js';
import { OwnerRequiredError } from '../members/owner-required.error.js';
import type { Role } from '../members/role.js';

/** The account that a request of the console is about, and the user's role in it. */
export interface ChosenAccount {
  accountId: string;
  role: Role;
}

/** Decides which accounts a user may access, and who may manage their members. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsReader,
  ) {}

  /** Operators of the installation count as owners of every account. @throws NotAMemberError */
  async chosen({ user }: ConsoleSession, request: FastifyRequest): Promise<ChosenAccount> {
    const wanted = chosenAccount(request);
    const member = await this.members.chosen(user.id, wanted);
    if (user.isOperator) {
      const accountId = member?.accountId ?? (await this.accounts.find(wanted ?? ''))?.id;
      if (accountId !== undefined) return { accountId, role: 'owner' };
    }
    if (!member) throw new NotAMemberError();
    return member;
  }

  /** @throws NotAMemberError, OwnerRequiredError */
  async owned(session: ConsoleSession, request: FastifyRequest): Promise<ChosenAccount> {
    const account = await this.chosen(session, request);
    if (account.role !== 'owner') throw new OwnerRequiredError();
    return account;
  }
}
