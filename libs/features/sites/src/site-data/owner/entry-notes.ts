import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SiteEntryEntity } from '../entries/site-entry.entity.js';

/** The statuses that the owner's page offers; owners may use words of their own. */
export const ENTRY_STATUSES = ['new', 'seen', 'done'] as const;
export const MAX_STATUS = 40;
export const MAX_NOTE = 2000;

/** The owner's annotations of an entry. */
export interface EntryNotes {
  status?: string | undefined;
  note?: string | undefined;
}

/** Status and notes of entries, which visitors never see. */
@Injectable()
export class EntryAnnotations {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns whether the collection of the site has the entry. */
  async set(
    { siteId, collection }: { siteId: string; collection: string },
    id: string,
    { status, note }: EntryNotes,
  ): Promise<boolean> {
    const rows = this.dataSource.getRepository(SiteEntryEntity);
    const where = { siteId, collection, id };
    if (status === undefined && note === undefined) return rows.existsBy(where);
    const { affected } = await rows.update(where, {
      ...(status === undefined ? {} : { status }),
      ...(note === undefined ? {} : { note }),
    });
    return affected === 1;
  }

  /** Words of the owner in use, sorted. */
  async ownStatuses(siteId: string): Promise<string[]> {
    const rows = await this.dataSource
      .getRepository(SiteEntryEntity)
      .createQueryBuilder('e')
      .select('DISTINCT e.status', 'status')
      .where({ siteId })
      .andWhere('e.status NOT IN (:...offered)', { offered: ENTRY_STATUSES })
      .orderBy('status')
      .limit(20)
      .getRawMany<{ status: string }>();
    return rows.map(({ status }) => status);
  }
}
