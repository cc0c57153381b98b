import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SiteMemberEntity } from './site-member.entity.js';

/** Row of `site_member_tokens`. */
@Entity('site_member_tokens')
@Index('site_member_tokens_member', ['memberId'])
export class SiteMemberTokenEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'site_member_tokens_pkey' })
  hash: Buffer;

  @ForeignKey(() => SiteMemberEntity, { name: 'site_member_tokens_member_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'member_id' })
  memberId: string;

  @Column('text', { comment: 'link (used once) or session' })
  kind: 'link' | 'session';

  @Column('text', { default: '', comment: 'of a link: the page that was asked for' })
  page: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
