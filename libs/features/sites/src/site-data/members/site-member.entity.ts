import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';

/** Row of `site_members`. */
@Entity('site_members')
@Index('site_members_email', ['siteId', 'email'], { unique: true })
export class SiteMemberEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'site_members_pkey' })
  id: string;

  @ForeignKey(() => SiteEntity, { name: 'site_members_site_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @Column('text', { comment: 'in lower case' })
  email: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'signed_in_at', nullable: true, comment: 'last time; null: never' })
  signedInAt: Date | null;
}
