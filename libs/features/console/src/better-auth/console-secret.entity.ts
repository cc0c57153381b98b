import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Row of `console_secrets`: what signs cookies where CONSOLE_SECRET is not set, the same for all processes. */
@Entity('console_secrets')
export class ConsoleSecretEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'console_secrets_pkey' })
  name: string;

  @Column('text', { select: false })
  secret: string;
}
