import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type PageRequest, isUuid, pageOf } from '@capstan/platform-http';
import { InvalidRequestError, NotFoundError } from '@capstan/platform-core';
import type { EntityManager } from 'typeorm';
import type { Creation } from '../creations/creation.js';
import { KeyChanges } from '../changes/key-changes.js';
import type { Account } from './account.js';
import { AccountsRepository } from './accounts.repository.js';

const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/** Creates, finds and suspends accounts. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: KeyChanges,
  ) {}

  /**
   * @param input.creation identifies repeats of the request.
   * @param within transaction to create it in; default: a new one.
   * @throws InvalidRequestError, EmailTakenError, AlreadyDoneError, CreationMismatchError
   */
  async create(
    input: { email: string; name: string; creation?: Creation },
    within?: EntityManager,
  ): Promise<Account> {
    const email = input.email.trim();
    const name = input.name.trim();
    if (!EMAIL.test(email)) {
      throw new InvalidRequestError([{ path: 'email', message: 'must be a valid email address' }]);
    }
    if (name.length < 1 || name.length > 200) {
      throw new InvalidRequestError([{ path: 'name', message: 'must have 1 to 200 characters' }]);
    }
    const account: Account = {
      id: randomUUID(),
      email,
      name,
      createdAt: new Date(),
      suspendedAt: null,
      rateLimitPerMinute: null,
    };
    await this.accounts.insert(account, input.creation, within);
    return account;
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<Account> {
    const account = isUuid(id) ? await this.accounts.find(id) : null;
    if (!account) throw new NotFoundError('The account');
    return account;
  }

  /** Case-insensitive. */
  async findByEmail(email: string): Promise<Account | null> {
    return this.accounts.findByEmail(email.trim());
  }

  /** Newest first. `search` is part of the email address or the name, case-insensitive. */
  async list({
    limit,
    after,
    search,
  }: PageRequest & { search?: string }): Promise<{ accounts: Account[]; nextAfter: string | null }> {
    const { items, nextAfter } = pageOf(await this.accounts.list(limit + 1, after, search), limit);
    return { accounts: items, nextAfter };
  }

  /**
   * Stops every key of the account in every process within a second. Idempotent.
   * @throws NotFoundError, LastAdminError if the last working admin key would stop.
   */
  async suspend(id: string): Promise<Account> {
    const account = await this.get(id);
    if (account.suspendedAt) return account;
    const suspendedAt = new Date();
    await this.accounts.suspend(account.id, suspendedAt);
    await this.changes.announce({ accountId: account.id });
    return { ...account, suspendedAt };
  }

  /**
   * Sets the limit of requests per minute of all keys of the account together; null: the service's default.
   * Takes effect in every process within a second. @throws NotFoundError
   */
  async limitRate(id: string, rateLimitPerMinute: number | null): Promise<Account> {
    const account = await this.get(id);
    await this.accounts.limitRate(account.id, rateLimitPerMinute);
    await this.changes.announce({ accountId: account.id });
    return { ...account, rateLimitPerMinute };
  }

  /** Lets the keys of a suspended account work again. */
  async reinstate(id: string): Promise<Account> {
    const account = await this.get(id);
    if (!account.suspendedAt) return account;
    await this.accounts.reinstate(account.id);
    await this.changes.announce({ accountId: account.id });
    return { ...account, suspendedAt: null };
  }
}
