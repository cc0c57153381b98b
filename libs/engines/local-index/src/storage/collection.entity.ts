import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Collection, SourceType } from '../documents/collection.js';

/** Row of `local_index_collections`. */
@Entity('local_index_collections')
@Unique('local_index_collections_name_key', ['name'])
@Unique('local_index_collections_root_key', ['root'])
@Check('local_index_collections_kind_check', "kind IN ('folder', 'site')")
@Check('local_index_collections_source_type_check', "source_type IN ('web', 'news', 'academic')")
export class CollectionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'local_index_collections_pkey',
  })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  kind: Collection['kind'];

  @Column('text')
  root: string;

  @Column('text', { name: 'source_type' })
  sourceType: SourceType;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'indexed_at', nullable: true })
  indexedAt: Date | null;

  @Column('boolean', {
    name: 'is_fallback',
    default: false,
    comment: 'it answers only while no other collection holds documents, or when a search names it',
  })
  isFallback: boolean;
}
