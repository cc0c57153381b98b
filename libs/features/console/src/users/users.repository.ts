import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** The table `console_users`. */
@Injectable()
export class UsersRepository {
  constructor(@InjectRepository(UserEntity) private readonly rows: Repository<UserEntity>) {}

  async find(id: string): Promise<UserEntity | null> {
    return this.rows.findOneBy({ id });
  }

  async findByEmail(email: string): Promise<UserEntity | null> {
    return this.rows.findOneBy({ email: normalizedEmail(email) });
  }

  async findAll(ids: readonly string[]): Promise<UserEntity[]> {
    return this.rows.findBy({ id: In([...ids]) });
  }

  /** The operator who has been one longest. */
  async firstOperator(): Promise<UserEntity | null> {
    return this.rows.findOne({ where: { isOperator: true }, order: { createdAt: 'ASC' } });
  }

  /** @throws QueryFailedError when the address has a user already. */
  async create(
    {
      id = randomUUID(),
      email,
      name,
      isOperator = false,
      emailVerified = false,
    }: { id?: string; email: string; name: string; isOperator?: boolean; emailVerified?: boolean },
    manager = this.rows.manager,
  ): Promise<UserEntity> {
    const user = { id, email: normalizedEmail(email), name, isOperator, emailVerified };
    await manager.insert(UserEntity, user);
    return manager.findOneByOrFail(UserEntity, { id: user.id });
  }
}

/** As addresses are stored and compared. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();
