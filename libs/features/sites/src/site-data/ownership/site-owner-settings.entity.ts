import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';

/** Row of `site_owner_settings`; a site without one has the defaults. */
@Entity('site_owner_settings')
@Index('site_owner_settings_link', ['linkHash'], { unique: true, where: 'link_hash IS NOT NULL' })
@Check('site_owner_settings_link_hash_check', 'octet_length(link_hash) = 32')
export class SiteOwnerSettingsEntity {
  @ForeignKey(() => SiteEntity, { name: 'site_owner_settings_site_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'site_id', primaryKeyConstraintName: 'site_owner_settings_pkey' })
  siteId: string;

  @Column('bytea', {
    name: 'link_hash',
    nullable: true,
    comment: "SHA-256 of the secret in the address of the owner's page; the secret is not kept",
  })
  linkHash: Buffer | null;

  @Column('timestamptz', { name: 'link_created_at', nullable: true })
  linkCreatedAt: Date | null;

  @Column('text', { name: 'notify_email', nullable: true })
  notifyEmail: string | null;

  @Column('boolean', {
    name: 'confirms_entries',
    default: false,
    comment: 'whether visitors get an e-mail about their entry',
  })
  confirmsEntries: boolean;
}
