import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import type { Role } from './role.js';

/** Row of `console_members`: the role of a user in an account. */
@Entity('console_members')
@Index('console_members_account', ['accountId', 'createdAt', 'userId'])
@Index('console_members_owners', ['accountId', 'userId'], { where: "role = 'owner'" })
@Check('console_members_role_check', "role IN ('owner', 'member', 'viewer')")
export class MemberEntity {
  @ForeignKey(() => UserEntity, { name: 'console_members_user_id_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'console_members_pkey' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'account_id', primaryKeyConstraintName: 'console_members_pkey' })
  accountId: string;

  @Column('text')
  role: Role;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
