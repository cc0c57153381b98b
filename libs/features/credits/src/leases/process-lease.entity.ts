import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `process_leases`: a process that is alive until `expires_at`. */
@Entity('process_leases')
export class ProcessLeaseEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'process_leases_pkey' })
  id: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
