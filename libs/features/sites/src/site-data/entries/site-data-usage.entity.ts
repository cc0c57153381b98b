import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';

/** Row of `site_data_usage`. */
@Entity('site_data_usage', {
  comment: 'what the entries of a site take; its row is also the lock of those who write them',
})
@Check('site_data_usage_bytes_check', 'bytes >= 0')
@Check('site_data_usage_entries_check', 'entries >= 0')
export class SiteDataUsageEntity {
  @ForeignKey(() => SiteEntity, { name: 'site_data_usage_site_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'site_id', primaryKeyConstraintName: 'site_data_usage_pkey' })
  siteId: string;

  @Column('integer', { default: 0 })
  entries: number;

  @Column('bigint', { default: 0 })
  bytes: number;
}
