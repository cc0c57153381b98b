import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { lockUntilCommit, newestFirst } from '@capstan/platform-core';
import { Outbox } from '@capstan/platform-events';
import { type EntityManager, IsNull, Repository } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';
import { type Creation, creationColumns, refuseRepetition } from '../creations/creation.js';
import type { ApiKey, KeyPageRequest, KeyStatus } from './api-key.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { revokeDescendants } from './cascade.js';
import { type Descent, descendantsOf } from './descendants.js';
import { changeKeepingAnAdmin } from '../accounts/keep-an-admin.js';
import { keyCreated, keyEventOf, keyRevoked } from './key-events.js';
import { readSpentCredits } from './spent-credits.sql.js';
import { KeyNotActiveError } from './key-not-active.error.js';
import type { KeyRestrictions } from './key-restrictions.js';

/** Changeable columns of a stored key. */
export type KeyRowChanges = Partial<KeyRestrictions> & { name?: string };

/** A key to be stored, with the hash of its text. */
export type StoredApiKey = ApiKey & { hash: Buffer };

/** Selects a key by its id, and by its account if access is limited to that account. */
export interface KeyCriteria {
  id: string;
  accountId?: string;
}

/** Checks the number of working keys of the account; throws if there must not be one more. */
export type AdmitKey = (working: number) => void;

/** Checks a locked key and the number of working keys of its account; throws if the change is not allowed. */
export type AdmitChange = (current: ApiKey, working: number) => void;

/**
 * The table `api_keys`. Every operation that adds a working key locks its account first, so that counting and
 * adding are serialized.
 */
@Injectable()
export class ApiKeysRepository {
  constructor(
    @InjectRepository(ApiKeyEntity) private readonly rows: Repository<ApiKeyEntity>,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @param admit if it throws, nothing changes.
   * @throws AlreadyDoneError, CreationMismatchError if the creation exists already; KeyNotActiveError if the
   * creating key was revoked in the meantime.
   */
  async insert(key: StoredApiKey, admit: AdmitKey, creation?: Creation): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      await lockAccount(manager, key.accountId);
      await assertNew(manager, creation);
      await assertParentWorks(manager, key);
      admit(await countWorking(manager, key.accountId));
      await manager.insert(ApiKeyEntity, { ...key, ...creationColumns(creation) });
      await this.outbox.append(manager, keyCreated.create(key.accountId, keyEventOf(key)));
    });
  }

  async find(criteria: KeyCriteria): Promise<ApiKey | null> {
    return this.rows.findOneBy({ ...criteria });
  }

  /** What the keys of its spending group have been charged together. */
  spentCredits({ spendingGroupId }: ApiKey): Promise<number> {
    return readSpentCredits(this.rows.manager, spendingGroupId);
  }

  /** Newest first, strictly after the key with the id `after`. */
  async list(accountId: string, { limit, after, status }: KeyPageRequest): Promise<ApiKey[]> {
    const query = newestFirst(this.rows.createQueryBuilder('k').where({ accountId }), after, { accountId });
    if (status !== undefined) query.andWhere(HAS_STATUS[status]);
    return query.limit(limit).getMany();
  }

  /** Keys of an account that currently work. */
  async countWorking(accountId: string): Promise<number> {
    return countWorking(this.rows.manager, accountId);
  }

  /**
   * @param admit if it throws, nothing changes.
   * @throws LastAdminError if it removes the scope `admin` from the last working key that has it.
   */
  async update(key: ApiKey, changes: KeyRowChanges, admit: AdmitChange): Promise<void> {
    const update = async (manager: EntityManager): Promise<void> => {
      await lockAccount(manager, key.accountId);
      const current = await manager.findOneOrFail(ApiKeyEntity, {
        where: { id: key.id },
        lock: { mode: 'pessimistic_write' },
      });
      admit(current, await countWorking(manager, key.accountId));
      await manager.update(ApiKeyEntity, { id: key.id }, changes);
    };
    const demotes = key.scopes.includes('admin') && changes.scopes?.includes('admin') === false;
    const { manager } = this.rows;
    await (demotes ? changeKeepingAnAdmin(manager, update) : manager.transaction(update));
  }

  /** Keeps the time of the first revocation. @throws LastAdminError for the last working admin key. */
  async revoke(key: ApiKey, at: Date): Promise<void> {
    const revoke = (manager: EntityManager) => this.revokeIn(manager, key, at);
    const isAdmin = key.scopes.includes('admin');
    const { manager } = this.rows;
    await (isAdmin ? changeKeepingAnAdmin(manager, revoke) : manager.transaction(revoke));
  }

  /**
   * Revokes a key and its descendants, all or none. A key that is revoked already keeps its time.
   * @param assess called with each descendant before the commit; may throw.
   * @returns the revoked descendants. @throws LastAdminError if no admin key would work afterwards.
   */
  async revokeAll(key: ApiKey, descent: Descent, at: Date, assess: (key: ApiKey) => void): Promise<ApiKey[]> {
    let revoked: ApiKey[] = [];
    await changeKeepingAnAdmin(this.rows.manager, async (manager) => {
      await this.revokeIn(manager, key, at);
      revoked = await revokeDescendants(manager, descent, at, assess);
      await this.outbox.append(manager, ...revoked.map(revocationOf));
    });
    return revoked;
  }

  /** Descendants of a key that currently work. */
  async countWorkingDescendants(descent: Descent): Promise<number> {
    return descendantsOf(this.rows.manager, descent).andWhere(NOT_EXPIRED).getCount();
  }

  /**
   * Replaces a key in one transaction, in which it is locked.
   * @param succeed gets the locked key and the number of working keys of the account, and returns the
   * successor and until when the old key works (null: it stops immediately); if it throws, the transaction is
   * rolled back.
   * @returns undefined if the key does not exist.
   * @throws AlreadyDoneError, CreationMismatchError if the creation exists already.
   */
  async replace(
    criteria: KeyCriteria,
    succeed: (current: ApiKey, working: number) => { successor: StoredApiKey; worksUntil: Date | null },
    creation?: Creation,
  ): Promise<StoredApiKey | undefined> {
    return this.rows.manager.transaction(async (manager) => {
      const rows = manager.getRepository(ApiKeyEntity);
      const found = await rows.findOneBy({ ...criteria });
      if (!found) return undefined;
      await lockAccount(manager, found.accountId);
      await assertNew(manager, creation);
      const current = await rows.findOne({ where: { ...criteria }, lock: { mode: 'pessimistic_write' } });
      if (!current) return undefined;
      const { successor, worksUntil } = succeed(current, await countWorking(manager, current.accountId));
      await rows.insert({ ...successor, ...creationColumns(creation) });
      await rows.update(
        { id: current.id },
        worksUntil === null
          ? { rotatedTo: successor.id, revokedAt: new Date() }
          : { rotatedTo: successor.id, expiresAt: worksUntil },
      );
      await this.outbox.append(
        manager,
        keyCreated.create(successor.accountId, keyEventOf(successor)),
        ...(worksUntil === null ? [revocationOf(current)] : []),
      );
      return successor;
    });
  }

  /** Writes the event unless the key was revoked before. */
  private async revokeIn(manager: EntityManager, key: ApiKey, at: Date): Promise<void> {
    const { affected } = await manager.update(
      ApiKeyEntity,
      { id: key.id, revokedAt: IsNull() },
      { revokedAt: at },
    );
    if (affected === 1) await this.outbox.append(manager, revocationOf(key));
  }
}

const revocationOf = (key: ApiKey) => keyRevoked.create(key.accountId, keyEventOf(key));

/** Serializes operations on the account, without blocking inserts of rows that refer to it. */
async function lockAccount(manager: EntityManager, accountId: string): Promise<void> {
  await manager.findOne(AccountEntity, {
    select: { id: true },
    where: { id: accountId },
    lock: { mode: 'for_no_key_update' },
  });
}

/** Locks the reference, so that repeats of a request are serialized even if they name different accounts. */
async function assertNew(manager: EntityManager, creation: Creation | undefined): Promise<void> {
  if (!creation) return;
  const { reference } = creation;
  await lockUntilCommit(manager, reference.readBigInt64BE());
  const known = await manager
    .createQueryBuilder(ApiKeyEntity, 'k')
    .addSelect('k.creationFingerprint')
    .where('k.creation_reference = :reference', { reference })
    .getOne();
  if (known) refuseRepetition(known, creation);
}

/** Locks the parent until the commit: a cascade waits, and finds the new key. */
async function assertParentWorks(manager: EntityManager, { parentKeyId }: ApiKey): Promise<void> {
  if (parentKeyId === null) return;
  const parent = await manager.findOne(ApiKeyEntity, {
    select: { id: true, revokedAt: true },
    where: { id: parentKeyId },
    lock: { mode: 'pessimistic_read' },
  });
  if (!parent || parent.revokedAt) throw new KeyNotActiveError('revoked');
}

const NOT_EXPIRED = '(k.expires_at IS NULL OR k.expires_at > clock_timestamp())';

/** Conditions of the states of keys, as defined by `statusOf`. */
const HAS_STATUS: Record<KeyStatus, string> = {
  active: `k.revoked_at IS NULL AND ${NOT_EXPIRED} AND k.rotated_to IS NULL`,
  rotated: `k.revoked_at IS NULL AND ${NOT_EXPIRED} AND k.rotated_to IS NOT NULL`,
  expired: `k.revoked_at IS NULL AND NOT ${NOT_EXPIRED}`,
  revoked: 'k.revoked_at IS NOT NULL',
};

async function countWorking(manager: EntityManager, accountId: string): Promise<number> {
  return manager
    .createQueryBuilder(ApiKeyEntity, 'k')
    .where('k.account_id = :accountId AND k.revoked_at IS NULL', { accountId })
    .andWhere(NOT_EXPIRED)
    .getCount();
}
