import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `message_callbacks`: a callback of a vendor that was processed. */
@Entity('message_callbacks')
@Index('message_callbacks_received', ['receivedAt'])
export class SeenCallbackEntity {
  @PrimaryColumn('bytea', {
    comment: 'SHA-256 of the transport and the body',
    primaryKeyConstraintName: 'message_callbacks_pkey',
  })
  hash: Buffer;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;
}
