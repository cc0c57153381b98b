import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MembersRepository } from './members.repository.js';
import type { UserEntity } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';

/** Users as the launcher and its commands see them. */
@Injectable()
export class ConsoleUsers {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly users: UsersRepository,
    private readonly members: MembersRepository,
  ) {}

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.users.findByEmail(email);
  }

  /** The operator who has been one longest. */
  firstOperator(): Promise<UserEntity | null> {
    return this.users.firstOperator();
  }

  /** Makes the user of an account's address, who owns the account. */
  async createOwner(
    account: { id: string; email: string; name: string },
    { isOperator }: { isOperator: boolean },
  ): Promise<UserEntity> {
    return this.dataSource.transaction(async (manager) => {
      const { email, name } = account;
      const user = await this.users.create({ email, name, isOperator }, manager);
      await this.members.add({ userId: user.id, accountId: account.id, role: 'owner' }, manager);
      return user;
    });
  }
}
