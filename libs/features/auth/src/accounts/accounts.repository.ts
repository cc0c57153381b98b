import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { newestFirst } from '@capstan/platform-core';
import { Repository } from 'typeorm';
import { type Creation, creationColumns, refuseRepetition } from '../creations/creation.js';
import { adminKeyWorks } from './admin-key-works.sql.js';
import { changeKeepingAnAdmin } from './keep-an-admin.js';
import type { Account } from './account.js';
import { AccountEntity } from './account.entity.js';
import { EmailTakenError } from './email-taken.error.js';

/** The table `accounts`. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectRepository(AccountEntity) private readonly rows: Repository<AccountEntity>) {}

  /** @throws EmailTakenError; AlreadyDoneError or CreationMismatchError if the creation exists already. */
  async insert(account: Account, creation?: Creation, manager = this.rows.manager): Promise<void> {
    // A conflict must not abort the caller's transaction, so the conflicting row is read afterwards.
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(AccountEntity)
      .values({ ...account, ...creationColumns(creation) })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length > 0) return;
    const known =
      creation &&
      (await manager
        .createQueryBuilder(AccountEntity, 'a')
        .addSelect('a.creationFingerprint')
        .where('a.creation_reference = :reference', { reference: creation.reference })
        .getOne());
    if (creation && known) refuseRepetition(known, creation);
    throw new EmailTakenError(account.email);
  }

  async find(id: string): Promise<Account | null> {
    return this.rows.findOneBy({ id });
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.rows.createQueryBuilder('a').where('lower(a.email) = lower(:email)', { email }).getOne();
  }

  async hasAdminKey(id: string): Promise<boolean> {
    return adminKeyWorks(this.rows.manager, id);
  }

  /**
   * Newest first, strictly after the account with the id `after`. @param search part of the email address or
   * name.
   */
  async list(limit: number, after: string | undefined, search?: string): Promise<Account[]> {
    const query = this.rows.createQueryBuilder('a');
    if (search !== undefined) {
      // Not LIKE: `%` and `_` must match literally.
      query.where(
        '(strpos(lower(a.email), lower(:search)) > 0 OR strpos(lower(a.name), lower(:search)) > 0)',
        {
          search,
        },
      );
    }
    return newestFirst(query, after).limit(limit).getMany();
  }

  /** @throws LastAdminError if the account to be suspended has the last working admin key. */
  async suspend(id: string, at: Date): Promise<void> {
    await changeKeepingAnAdmin(this.rows.manager, (manager) =>
      manager.update(AccountEntity, { id }, { suspendedAt: at }),
    );
  }

  async limitRate(id: string, rateLimitPerMinute: number | null): Promise<void> {
    await this.rows.update({ id }, { rateLimitPerMinute });
  }

  async reinstate(id: string): Promise<void> {
    await this.rows.update({ id }, { suspendedAt: null });
  }
}
