import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

/** Row of `local_index_passages`. */
@Entity('local_index_passages')
export class PassageEntity {
  @ForeignKey(() => DocumentEntity, { name: 'local_index_passages_document_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { name: 'document_id', primaryKeyConstraintName: 'local_index_passages_pkey' })
  documentId: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'local_index_passages_pkey' })
  position: number;

  @Column('text')
  headings: string;

  @Column('text')
  body: string;
}
