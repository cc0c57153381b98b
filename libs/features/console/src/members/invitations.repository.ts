import { Injectable } from '@nestjs/common';
import { type Page, pageOf, type PageRequest } from '@capstan/platform-http';
import { InjectRepository } from '@nestjs/typeorm';
import { newestFirst } from '@capstan/platform-core';
import { type EntityManager, IsNull, MoreThan, Repository } from 'typeorm';
import { InvitationEntity } from './invitation.entity.js';

/** Invitations that can be accepted. */
const open = () => ({ acceptedAt: IsNull(), revokedAt: IsNull(), expiresAt: MoreThan(new Date()) });

/** The table `console_invitations`. */
@Injectable()
export class InvitationsRepository {
  constructor(@InjectRepository(InvitationEntity) private readonly rows: Repository<InvitationEntity>) {}

  async insert(invitation: Omit<InvitationEntity, 'createdAt' | 'acceptedAt' | 'revokedAt'>): Promise<void> {
    await this.rows.insert(invitation);
  }

  async openByToken(tokenHash: Buffer): Promise<InvitationEntity | null> {
    return this.rows.findOneBy({ tokenHash, ...open() });
  }

  async openForEmail(email: string): Promise<InvitationEntity[]> {
    return this.rows.findBy({ email, ...open() });
  }

  /** Newest first, strictly after the invitation with the id `after`. */
  async openOfAccount(accountId: string, { limit, after }: PageRequest): Promise<Page<InvitationEntity>> {
    const query = this.rows.createQueryBuilder('i').where({ accountId, ...open() });
    const found = await newestFirst(query, after, { accountId })
      .limit(limit + 1)
      .getMany();
    return pageOf(found, limit);
  }

  /** @returns whether it could still be accepted, and now is. */
  async accept(id: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(
      InvitationEntity,
      { id, ...open() },
      { acceptedAt: new Date() },
    );
    return affected === 1;
  }

  /** @returns whether there was such an open invitation of the account. */
  async revoke(id: string, accountId: string): Promise<boolean> {
    const { affected } = await this.rows.update({ id, accountId, ...open() }, { revokedAt: new Date() });
    return affected === 1;
  }
}
