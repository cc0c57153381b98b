import { Injectable } from '@nestjs/common';
import { lockIdOf, lockSubjectUntilCommit, sha256 } from '@capstan/platform-core';
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm';
import { SiteMailEntity } from './site-mail.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What e-mail of sites is about. Addresses of visitors are not verified, so they get little of it. */
export const MAIL_LIMITS = {
  notification: { perSiteAndHour: 60, perAddressAndDay: 500 },
  sign_in: { perSiteAndHour: 60, perAddressAndDay: 10 },
  confirmation: { perSiteAndHour: 60, perAddressAndDay: 3 },
} as const;
export type MailKind = keyof typeof MAIL_LIMITS;

const LOCK = lockIdOf('builds.site-mail');

/** Counts e-mail in the database, for all processes together. */
@Injectable()
export class SiteMailLimits {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an e-mail. @returns false if it exceeds a limit, or was counted before: it must not be sent. */
  take(mail: { siteId: string; kind: MailKind; reference: string; address: string }): Promise<boolean> {
    const { siteId, kind, reference, address } = mail;
    const addressHash = sha256(address.toLowerCase());
    return this.dataSource.transaction(async (manager) => {
      await lockSubjectUntilCommit(manager, LOCK, siteId);
      await manager.delete(SiteMailEntity, { siteId, sentAt: LessThan(new Date(Date.now() - DAY_MS)) });
      if (await isAboveLimit(manager, { siteId, kind, addressHash })) return false;
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(SiteMailEntity)
        .values({ siteId, kind, reference, addressHash })
        .orIgnore()
        .returning('reference')
        .execute();
      return (raw as unknown[]).length > 0;
    });
  }
}

async function isAboveLimit(
  manager: EntityManager,
  { siteId, kind, addressHash }: { siteId: string; kind: MailKind; addressHash: Buffer },
): Promise<boolean> {
  const limits = MAIL_LIMITS[kind];
  const lastHour = MoreThan(new Date(Date.now() - HOUR_MS));
  const ofSite = await manager.countBy(SiteMailEntity, { siteId, kind, sentAt: lastHour });
  if (ofSite >= limits.perSiteAndHour) return true;
  // On all sites: more of them must not multiply it.
  const lastDay = MoreThan(new Date(Date.now() - DAY_MS));
  const ofAddress = await manager.countBy(SiteMailEntity, { kind, addressHash, sentAt: lastDay });
  return ofAddress >= limits.perAddressAndDay;
}
