import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BlockEntity } from './block.entity.js';
import { CollectionEntity } from './collection.entity.js';

/** Row of `local_index_documents`. */
@Entity('local_index_documents')
@Index('local_index_documents_slot', ['blockId', 'slot'], { unique: true })
// UNIQUE (collection_id, md5(url))
@Index('local_index_documents_url', { synchronize: false })
export class DocumentEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'local_index_documents_pkey',
  })
  id: number;

  @ForeignKey(() => CollectionEntity, {
    name: 'local_index_documents_collection_id_fkey',
    onDelete: 'CASCADE',
  })
  @Column('bigint', { name: 'collection_id' })
  collectionId: number;

  @Column('text', {
    comment:
      'of a page its http(s) address, of a file its path below the root of its collection, percent-encoded',
  })
  url: string;

  @Column('text')
  title: string;

  @Column('text', { name: 'content_hash' })
  contentHash: string;

  @Column('timestamptz', { name: 'published_at', nullable: true })
  publishedAt: Date | null;

  @Column('timestamptz', { name: 'indexed_at', default: () => 'now()' })
  indexedAt: Date;

  @ForeignKey(() => BlockEntity, { name: 'local_index_documents_block_id_fkey', onDelete: 'SET NULL' })
  @Column('integer', { name: 'block_id', nullable: true })
  blockId: number | null;

  @Column('smallint', { nullable: true })
  slot: number | null;

  @Column('text', { nullable: true })
  language: string | null;

  @Column('real', { name: 'link_share', default: 0 })
  linkShare: number;

  @Column('text', { nullable: true })
  stamp: string | null;
}
