import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { DataSource, LessThan } from 'typeorm';
import { isSession, takeLink } from './member-tokens.sql.js';
import { SiteMemberTokenEntity } from './site-member-token.entity.js';
import { SiteMemberEntity } from './site-member.entity.js';

const LINK_MS = 20 * 60_000;
const SESSION_MS = 30 * 86_400_000;
export const MAX_MEMBERS = 1000;
export const MEMBER_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A member for the owner of the site. */
export type SiteMember = Pick<SiteMemberEntity, 'id' | 'email' | 'createdAt' | 'signedInAt'>;

/** The members of sites. Owners add them; they sign in with a link by e-mail. */
@Injectable()
export class SiteMembers {
  constructor(private readonly dataSource: DataSource) {}

  /** By address. */
  list(siteId: string): Promise<SiteMember[]> {
    return this.members.find({ where: { siteId }, order: { email: 'ASC' }, take: MAX_MEMBERS });
  }

  /** @returns null if there are too many members already. */
  async add(siteId: string, address: string): Promise<SiteMember | null> {
    const email = address.toLowerCase();
    if ((await this.members.countBy({ siteId })) >= MAX_MEMBERS) return null;
    await this.members.createQueryBuilder().insert().values({ siteId, email }).orIgnore().execute();
    return this.members.findOneByOrFail({ siteId, email });
  }

  /** Ends the sessions of the member, too. @returns whether there was one. */
  async remove(siteId: string, id: string): Promise<boolean> {
    return (await this.members.delete({ siteId, id })).affected === 1;
  }

  /** @param page the requested page. @returns a secret that is valid once; null if no member has this address. */
  async createLink(siteId: string, address: string, page: string): Promise<string | null> {
    const member = await this.members.findOneBy({ siteId, email: address.toLowerCase() });
    if (!member) return null;
    await this.tokens.delete({ memberId: member.id, expiresAt: LessThan(new Date()) });
    return this.createToken(member.id, { kind: 'link', page, lifeMs: LINK_MS });
  }

  /** Uses a link. @returns a session and the requested page; null for a link that is no longer valid. */
  async enter(siteId: string, secret: string): Promise<{ session: string; page: string } | null> {
    if (!MEMBER_TOKEN.test(secret)) return null;
    const link = await takeLink(this.dataSource, siteId, sha256(secret));
    if (!link) return null;
    await this.members.update({ id: link.memberId }, { signedInAt: new Date() });
    const session = await this.createToken(link.memberId, { kind: 'session', page: '', lifeMs: SESSION_MS });
    return { session, page: link.page };
  }

  async isMember(siteId: string, session: string | null): Promise<boolean> {
    if (session === null || !MEMBER_TOKEN.test(session)) return false;
    return isSession(this.dataSource, siteId, sha256(session));
  }

  private async createToken(
    memberId: string,
    { kind, page, lifeMs }: { kind: 'link' | 'session'; page: string; lifeMs: number },
  ): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + lifeMs);
    await this.tokens.insert({ hash: sha256(secret), memberId, kind, page, expiresAt });
    return secret;
  }

  private get members() {
    return this.dataSource.getRepository(SiteMemberEntity);
  }

  private get tokens() {
    return this.dataSource.getRepository(SiteMemberTokenEntity);
  }
}
