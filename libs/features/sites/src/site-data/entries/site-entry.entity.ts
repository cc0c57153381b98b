import { IdentityColumn } from '@capstan/platform-core';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { SiteEntity } from '../../tables/site.entity.js';
import type { EntryData } from './read-entry.js';

/** Row of `site_entries`: what a visitor sent. */
@Entity('site_entries')
@Index('site_entries_code', ['siteId', 'collection', 'code'], { unique: true, where: 'code IS NOT NULL' })
@Index('site_entries_order', ['siteId', 'collection', 'number'], { unique: true })
@Index('site_entries_referral', ['referredBy'], { where: 'referred_by IS NOT NULL' })
@Index('site_entries_space', ['siteId', 'collection', 'spaceHash', 'number'], {
  where: 'space_hash IS NOT NULL',
})
@Index('site_entries_unique_value', ['siteId', 'collection', 'uniqueValue'], {
  where: 'unique_value IS NOT NULL',
})
@Check('site_entries_space_hash_check', 'octet_length(space_hash) = 32')
export class SiteEntryEntity {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'site_entries_pkey' })
  id: string;

  @ForeignKey(() => SiteEntity, { name: 'site_entries_site_id_fkey', onDelete: 'CASCADE' })
  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @Column('text')
  collection: string;

  @IdentityColumn({ comment: 'order of arrival' })
  number: number;

  @Column('jsonb')
  data: EntryData;

  @Column('integer', { name: 'size_bytes' })
  sizeBytes: number;

  @Column('text', {
    name: 'unique_value',
    nullable: true,
    comment: 'value of the field in which entries may not agree, as the schema was when it was sent',
  })
  uniqueValue: string | null;

  @Column('integer', {
    default: 1,
    comment: 'how much of the capacity it takes, as the schema was when it was sent',
  })
  amount: number;

  @Column('bytea', {
    name: 'space_hash',
    nullable: true,
    comment: 'SHA-256 of the secret with which it was sent; the secret is not kept',
  })
  spaceHash: Buffer | null;

  @Column('text', { nullable: true })
  code: string | null;

  @ForeignKey(() => SiteEntryEntity, { name: 'site_entries_referred_by_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'referred_by', nullable: true })
  referredBy: string | null;

  @Column('text', { default: 'new', comment: 'new, seen, done, or a word of the owner' })
  status: string;

  @Column('text', { default: '' })
  note: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
