import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError, sha256 } from '@capstan/platform-core';
import { isUuid, type Page, type PageRequest } from '@capstan/platform-http';
import { DataSource, type EntityManager } from 'typeorm';
import { normalizedEmail, UsersRepository } from '../users/users.repository.js';
import type { InvitationEntity } from './invitation.entity.js';
import { InvitationInvalidError } from './invitation-invalid.error.js';
import { InvitationsRepository } from './invitations.repository.js';
import { MembersRepository } from './members.repository.js';
import type { Role } from './role.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** An invitation can be accepted for so long. */
const INVITATION_DAYS = 7;

/** Invites people to accounts. */
@Injectable()
export class Invitations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsRepository,
    private readonly members: MembersRepository,
    private readonly users: UsersRepository,
  ) {}

  /** @returns the invitation, and its token, which is stored as a hash. */
  async create(wanted: {
    accountId: string;
    email: string;
    role: Role;
    invitedBy: string;
    isMailed: boolean;
  }): Promise<{ invitation: Pick<InvitationEntity, 'id' | 'email' | 'role' | 'expiresAt'>; token: string }> {
    const token = randomBytes(32).toString('base64url');
    const invitation = {
      ...wanted,
      id: randomUUID(),
      email: normalizedEmail(wanted.email),
      tokenHash: sha256(token),
      expiresAt: new Date(Date.now() + INVITATION_DAYS * DAY_MS),
    };
    await this.invitations.insert(invitation);
    return { invitation, token };
  }

  open(accountId: string, page: PageRequest): Promise<Page<InvitationEntity>> {
    return this.invitations.openOfAccount(accountId, page);
  }

  /** @throws NotFoundError */
  async revoke(id: string, accountId: string): Promise<void> {
    const revoked = isUuid(id) && (await this.invitations.revoke(id, accountId));
    if (!revoked) throw new NotFoundError('The invitation');
  }

  /** @throws InvitationInvalidError */
  async find(token: string): Promise<InvitationEntity> {
    const invitation = await this.invitations.openByToken(sha256(token));
    if (!invitation) throw new InvitationInvalidError();
    return invitation;
  }

  /**
   * Joins the user whose address was invited. A token alone does not sign in an existing user, since the owner who created it may know it.
   * @throws InvitationInvalidError
   */
  async accept(invitation: InvitationEntity, user: { id: string; email: string }): Promise<void> {
    if (invitation.email !== normalizedEmail(user.email)) throw new InvitationInvalidError();
    await this.dataSource.transaction(async (manager) => {
      await this.use(invitation, manager);
      await this.members.add({ ...membershipOf(invitation), userId: user.id }, manager);
    });
  }

  /** Makes the user who was invited. @throws InvitationInvalidError */
  async acceptAsNewUser(invitation: InvitationEntity, user: { id: string; name: string }): Promise<void> {
    const { email, isMailed: emailVerified } = invitation;
    await this.dataSource.transaction(async (manager) => {
      // Accepted first: of two requests at once only one gets as far as making the user.
      await this.use(invitation, manager);
      await this.users.create({ ...user, email, emailVerified }, manager);
      await this.members.add({ ...membershipOf(invitation), userId: user.id }, manager);
    });
  }

  async isInvited(email: string): Promise<boolean> {
    return (await this.invitations.openForEmail(normalizedEmail(email))).length > 0;
  }

  /** Accepts every invitation of a user whose issuer vouches for the address. */
  async acceptAll(user: { id: string; email: string }): Promise<void> {
    for (const invitation of await this.invitations.openForEmail(normalizedEmail(user.email))) {
      await this.accept(invitation, user);
    }
  }

  /** @throws InvitationInvalidError when it was used, revoked or has expired meanwhile. */
  private async use({ id }: InvitationEntity, manager: EntityManager): Promise<void> {
    if (!(await this.invitations.accept(id, manager))) throw new InvitationInvalidError();
  }
}

const membershipOf = ({ accountId, role }: InvitationEntity) => ({ accountId, role });
