import { Inject, Injectable } from '@nestjs/common';
import { isUuid, pageOf } from '@capstan/platform-http';
import { InvalidRequestError, NotFoundError } from '@capstan/platform-core';
import { type AuthConfig, authConfig } from '../auth.config.js';
import { AccountsRepository } from '../accounts/accounts.repository.js';
import type { Creation } from '../creations/creation.js';
import { type ApiKey, type KeyPageRequest, type NewApiKey, type RevokedApiKey, statusOf } from './api-key.js';
import { ApiKeysRepository, type KeyCriteria } from './api-keys.repository.js';
import { KeyChanges } from '../changes/key-changes.js';
import { issueKey, withoutHash } from './issue-key.js';
import { KeyNotActiveError } from './key-not-active.error.js';
import {
  type KeyRestrictions,
  UNRESTRICTED,
  checkKeyName,
  checkRestrictions,
  withoutUndefined,
} from './key-restrictions.js';
import { TooManyKeysError } from './too-many-keys.error.js';

/** Maximum overlap of a rotated key: 30 days. */
export const MAX_OVERLAP_SECONDS = 30 * 24 * 3600;

/** A key to create. */
export interface CreateKeyInput extends Partial<KeyRestrictions> {
  accountId: string;
  name: string;
  spendingGroupId?: string;
  /** The creating key. */
  parentKeyId?: string;
  creation?: Creation;
}

/** How a key is rotated. */
export interface RotateKeyInput {
  /** For how long the old key keeps working. */
  overlapSeconds: number;
  creation?: Creation;
}

/** Changes to a key; absent fields are not changed, null lifts a restriction. */
export type RestrictKeyInput = Partial<KeyRestrictions> & { name?: string };

/**
 * Limits a call to the keys of one account: keys of others are reported as unknown. `assess` is called with
 * the key before any change and may throw.
 */
export interface KeyAccess {
  accountId?: string;
  assess?: (key: ApiKey) => void;
}

/**
 * API keys of any account, for administration; OwnKeysService applies the limits of a key's holder. Every
 * change is broadcast to all processes after the commit.
 */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly accounts: AccountsRepository,
    private readonly changes: KeyChanges,
    @Inject(authConfig.token) private readonly config: AuthConfig,
  ) {}

  /**
   * @param input.spendingGroupId keys with which it shares one total; default: its own group.
   * @param input.creation identifies repeats of the request.
   * @returns the key; `key` contains its text, which is not stored.
   * @throws InvalidRequestError, NotFoundError for an unknown account, TooManyKeysError, AlreadyDoneError,
   * CreationMismatchError, KeyNotActiveError if the creating key was revoked in the meantime.
   */
  async create(input: CreateKeyInput): Promise<NewApiKey> {
    const { accountId, name, spendingGroupId, parentKeyId, creation, ...wanted } = input;
    const checkedName = checkKeyName(name);
    const restrictions = checkRestrictions({ ...UNRESTRICTED, ...withoutUndefined(wanted) });
    if (!isUuid(accountId) || !(await this.accounts.find(accountId))) throw new NotFoundError('The account');
    const { key, stored } = issueKey({
      accountId,
      name: checkedName,
      spendingGroupId,
      parentKeyId,
      ...restrictions,
    });
    await this.keys.insert(stored, this.admitKey, creation);
    await this.changes.announce({ accountId, keyId: stored.id });
    return { ...withoutHash(stored), key };
  }

  /** @throws NotFoundError */
  async get(id: string, access: KeyAccess = {}): Promise<ApiKey> {
    const found = isUuid(id) ? await this.keys.find(criteriaOf(id, access)) : null;
    if (!found) throw new NotFoundError('The API key');
    access.assess?.(found);
    return found;
  }

  /** What the keys of its spending group have been charged together. */
  spentCredits(key: ApiKey): Promise<number> {
    return this.keys.spentCredits(key);
  }

  /** One page of an account's keys, newest first, including revoked and expired ones. */
  async list(
    accountId: string,
    { limit, ...query }: KeyPageRequest,
  ): Promise<{ keys: ApiKey[]; nextAfter: string | null }> {
    if (!isUuid(accountId)) throw new NotFoundError('The account');
    const { items, nextAfter } = pageOf(
      await this.keys.list(accountId, { limit: limit + 1, ...query }),
      limit,
    );
    return { keys: items, nextAfter };
  }

  /** Number of keys of an account that are neither revoked nor expired, even if the account is suspended. */
  async countWorking(accountId: string): Promise<number> {
    return isUuid(accountId) ? this.keys.countWorking(accountId) : 0;
  }

  /**
   * @throws InvalidRequestError, NotFoundError, TooManyKeysError, LastAdminError; KeyNotActiveError if it was
   * revoked, or was rotated and would work for longer than its overlap.
   */
  async restrict(id: string, wanted: RestrictKeyInput, access: KeyAccess = {}): Promise<ApiKey> {
    const { name, ...restrictions } = withoutUndefined(wanted);
    const changes: RestrictKeyInput = {
      ...checkRestrictions(restrictions),
      ...(name === undefined ? {} : { name: checkKeyName(name) }),
    };
    const current = await this.get(id, access);
    if (current.revokedAt) throw new KeyNotActiveError('revoked');
    if (Object.keys(changes).length === 0) return current;
    await this.keys.update(current, changes, (locked, working) => {
      if (locked.revokedAt) throw new KeyNotActiveError('revoked');
      if (changes.expiresAt === undefined) return;
      if (locked.rotatedTo !== null && isLater(changes.expiresAt, locked.expiresAt)) {
        throw new KeyNotActiveError('rotated', locked.rotatedTo);
      }
      if (statusOf(locked) === 'expired') this.admitKey(working);
    });
    await this.announce(current);
    return this.get(id);
  }

  /**
   * Creates a key with the same name, restrictions, spending group and parent. The old one keeps working for
   * `overlapSeconds` (0: it stops immediately), but never beyond its own expiry.
   * @throws NotFoundError, KeyNotActiveError if it was rotated, revoked or has expired, TooManyKeysError if
   * both would work and the account is full; AlreadyDoneError, CreationMismatchError.
   */
  async rotate(id: string, wanted: RotateKeyInput, access: KeyAccess = {}): Promise<NewApiKey> {
    const { overlapSeconds, creation } = wanted;
    if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > MAX_OVERLAP_SECONDS) {
      throw new InvalidRequestError([
        { path: 'overlap_seconds', message: `must be a whole number from 0 to ${MAX_OVERLAP_SECONDS}` },
      ]);
    }
    if (!isUuid(id)) throw new NotFoundError('The API key');
    let issuedKey = '';
    const succeed = (current: ApiKey, working: number) => {
      access.assess?.(current);
      const status = statusOf(current);
      if (current.rotatedTo !== null) throw new KeyNotActiveError('rotated', current.rotatedTo);
      if (status === 'revoked' || status === 'expired') throw new KeyNotActiveError(status);
      if (overlapSeconds > 0) this.admitKey(working);
      const { key, stored } = issueKey(current);
      issuedKey = key;
      return { successor: stored, worksUntil: overlapEnd(current, overlapSeconds) };
    };
    const successor = await this.keys.replace(criteriaOf(id, access), succeed, creation);
    if (!successor) throw new NotFoundError('The API key');
    await this.announce({ accountId: successor.accountId, id });
    return { ...withoutHash(successor), key: issuedKey };
  }

  /**
   * Stops the key in every process within a second. Idempotent.
   * @param cascade also revokes its descendants, all or none. An `access` limited to an account neither
   * revokes nor counts keys of other accounts.
   * @throws NotFoundError, LastAdminError, and what `access.assess` throws for any key to be revoked.
   */
  async revoke(id: string, access: KeyAccess = {}, { cascade = false } = {}): Promise<RevokedApiKey> {
    const current = await this.get(id, access);
    const descent = { root: id, accountId: access.accountId };
    let descendants: ApiKey[] = [];
    if (cascade) {
      const assess = (key: ApiKey): void => access.assess?.(key);
      descendants = await this.keys.revokeAll(current, descent, new Date(), assess);
    } else if (!current.revokedAt) {
      await this.keys.revoke(current, new Date());
    }
    await this.announceAll(current.revokedAt ? descendants : [current, ...descendants]);
    return {
      ...(await this.get(id)),
      revokedDescendants: descendants.length,
      activeDescendants: await this.keys.countWorkingDescendants(descent),
    };
  }

  /**
   * One message per account with several keys, so that a large cascade takes effect as fast as a small one.
   */
  private async announceAll(keys: ApiKey[]): Promise<void> {
    const byAccount = Map.groupBy(keys, ({ accountId }) => accountId);
    const changes = [...byAccount].map(([accountId, [key, ...more]]) =>
      key && more.length === 0 ? { accountId, keyId: key.id } : { accountId },
    );
    await Promise.all(changes.map((change) => this.changes.announce(change)));
  }

  /** @throws TooManyKeysError */
  private readonly admitKey = (working: number): void => {
    const { keysPerAccount } = this.config;
    if (working >= keysPerAccount) throw new TooManyKeysError(keysPerAccount);
  };

  private async announce(key: { accountId: string; id: string }): Promise<void> {
    await this.changes.announce({ accountId: key.accountId, keyId: key.id });
  }
}

function overlapEnd(key: ApiKey, overlapSeconds: number): Date | null {
  if (overlapSeconds === 0) return null;
  const end = new Date(Date.now() + overlapSeconds * 1000);
  return key.expiresAt && key.expiresAt < end ? key.expiresAt : end;
}

/** @param end, other null: never. */
const isLater = (end: Date | null, other: Date | null): boolean =>
  other !== null && (end === null || end > other);

const criteriaOf = (id: string, { accountId }: KeyAccess): KeyCriteria =>
  accountId === undefined ? { id } : { id, accountId };
