import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CollectionEntity } from './collection.entity.js';

/** Row of `local_index_blocks`: documents whose postings are stored together. */
@Entity('local_index_blocks')
@Index('local_index_blocks_collection', ['collectionId'])
export class BlockEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'local_index_blocks_pkey',
  })
  id: number;

  @ForeignKey(() => CollectionEntity, { name: 'local_index_blocks_collection_id_fkey', onDelete: 'CASCADE' })
  @Column('bigint', { name: 'collection_id' })
  collectionId: number;

  @Column('integer', { default: 0 })
  documents: number;

  @Column('integer', { default: 0 })
  passages: number;

  @Column('bytea', { default: () => String.raw`'\x'` })
  lengths: Buffer;

  @Column('bigint', { default: 0 })
  version: number;

  @Column('integer', { name: 'terms_version' })
  termsVersion: number;
}
