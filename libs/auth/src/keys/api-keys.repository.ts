import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { ApiKey } from './api-key.js';
import { ApiKeyEntity } from './api-key.entity.js';
import type { KeyRestrictions } from './key-restrictions.js';

/** A key to be stored, with the hash of its text. */
export type StoredApiKey = ApiKey & { hash: Buffer };

/** Which key: by its id, and by its account when the caller may only see that one's. */
export interface KeyCriteria {
  id: string;
  accountId?: string;
}

/** The table `api_keys`. */
@Injectable()
export class ApiKeysRepository {
  constructor(@InjectRepository(ApiKeyEntity) private readonly rows: Repository<ApiKeyEntity>) {}

  async insert(key: StoredApiKey): Promise<void> {
    await this.rows.insert(key);
  }

  async find(criteria: KeyCriteria): Promise<ApiKey | null> {
    return this.rows.findOneBy({ ...criteria });
  }

  /** Newest first, strictly after `cursor`. */
  async list(accountId: string, limit: number, cursor: string | undefined): Promise<ApiKey[]> {
    const query = this.rows
      .createQueryBuilder('k')
      .where('k.account_id = :accountId', { accountId })
      .orderBy('k.createdAt', 'DESC')
      .addOrderBy('k.id', 'DESC');
    if (cursor !== undefined) {
      query.andWhere(
        '(k.created_at, k.id) < (SELECT c.created_at, c.id FROM api_keys c WHERE c.id = :cursor)',
        { cursor },
      );
    }
    return query.limit(limit).getMany();
  }

  /** Keys of an account that work at this moment. */
  async countWorking(accountId: string): Promise<number> {
    return this.rows
      .createQueryBuilder('k')
      .where('k.account_id = :accountId AND k.revoked_at IS NULL', { accountId })
      .andWhere('(k.expires_at IS NULL OR k.expires_at > now())')
      .getCount();
  }

  async update(id: string, changes: Partial<KeyRestrictions> & { name?: string }): Promise<void> {
    await this.rows.update({ id }, changes);
  }

  /** Keeps the time of the first revocation. */
  async revoke(id: string, at: Date): Promise<void> {
    await this.rows.update({ id, revokedAt: IsNull() }, { revokedAt: at });
  }

  /**
   * Puts a new key in the place of one that is locked meanwhile, in one transaction.
   * @param succeed makes the successor of the locked key and says until when that one still works
   *   (null: it stops at once); what it throws rolls back.
   * @returns undefined when there is no such key.
   */
  async replace(
    criteria: KeyCriteria,
    succeed: (current: ApiKey) => { successor: StoredApiKey; worksUntil: Date | null },
  ): Promise<StoredApiKey | undefined> {
    return this.rows.manager.transaction(async (manager) => {
      const rows = manager.getRepository(ApiKeyEntity);
      const current = await rows.findOne({ where: { ...criteria }, lock: { mode: 'pessimistic_write' } });
      if (!current) return undefined;
      const { successor, worksUntil } = succeed(current);
      await rows.insert(successor);
      await rows.update(
        { id: current.id },
        worksUntil === null
          ? { rotatedTo: successor.id, revokedAt: new Date() }
          : { rotatedTo: successor.id, expiresAt: worksUntil },
      );
      return successor;
    });
  }
}
