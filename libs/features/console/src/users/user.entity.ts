import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** Row of `console_users`: a person who signs in to the console. */
@Entity('console_users')
@Unique('console_users_email_key', ['email'])
export class UserEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'console_users_pkey' })
  id: string;

  @Column('text')
  name: string;

  /** In lower case. */
  @Column('text')
  email: string;

  /** Whether the person proved to read mail at the address, or has the sign-in link of the operator. */
  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified: boolean;

  @Column('text', { nullable: true })
  image: string | null;

  /** Operators of the installation have the scope `admin`. */
  @Column('boolean', { name: 'is_operator', default: false })
  isOperator: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
