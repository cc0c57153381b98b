import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Row of `console_sign_in_attempts`: attempts of an address, or at a user, in the current window. */
@Entity('console_sign_in_attempts')
@Index('console_sign_in_attempts_window_idx', ['windowStartedAt'])
export class SignInAttemptEntity {
  /** SHA-256 of what is counted. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'console_sign_in_attempts_pkey' })
  subject: Buffer;

  @Column('timestamptz', { name: 'window_started_at' })
  windowStartedAt: Date;

  @Column('integer')
  attempts: number;
}
