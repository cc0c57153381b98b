import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

/** Row of `local_index_vectors`: the vectors of the passages of a document. */
@Entity('local_index_vectors')
export class VectorsEntity {
  @ForeignKey(() => DocumentEntity, { name: 'local_index_vectors_document_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { name: 'document_id', primaryKeyConstraintName: 'local_index_vectors_pkey' })
  documentId: number;

  @Column('text')
  model: string;

  @Column('bytea', { comment: 'of the passages in order, a signed byte per component' })
  vectors: Buffer;
}
