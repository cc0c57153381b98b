import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { BlockEntity } from './block.entity.js';

/** Row of `local_index_postings`: where a term occurs in the documents of a block. */
@Entity('local_index_postings')
export class PostingEntity {
  @ForeignKey(() => BlockEntity, { name: 'local_index_postings_block_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('integer', { name: 'block_id', primaryKeyConstraintName: 'local_index_postings_pkey' })
  blockId: number;

  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'local_index_postings_pkey' })
  term: string;

  @Column('integer')
  documents: number;

  @Column('bytea')
  postings: Buffer;
}
