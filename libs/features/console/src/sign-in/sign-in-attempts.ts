import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { networkOf } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import { normalizedEmail } from '../users/users.repository.js';
import { countAttempt, deleteEndedWindows } from './sign-in-attempts.sql.js';
import { TooManySignInsError } from './too-many-sign-ins.error.js';

const WINDOW_SECONDS = 15 * 60;
/** Several people may share an address. */
export const ATTEMPTS_PER_ADDRESS = 50;
export const ATTEMPTS_PER_USER = 10;

/** Limits attempts to sign in, by address and by user, over all processes. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts an attempt before it is made, whether or not the user exists.
   * @param email whom it would sign in, if that is known.
   * @throws TooManySignInsError
   */
  async count(address: string, email?: string): Promise<void> {
    await this.countSubject(`address:${networkOf(address)}`, ATTEMPTS_PER_ADDRESS);
    if (email !== undefined) await this.countSubject(`user:${normalizedEmail(email)}`, ATTEMPTS_PER_USER);
  }

  private async countSubject(name: string, limit: number): Promise<void> {
    const subject = createHash('sha256').update(name).digest();
    const { attempts, secondsLeft } = await countAttempt(this.dataSource, subject, WINDOW_SECONDS);
    if (attempts > limit) throw new TooManySignInsError(Math.max(1, secondsLeft));
    if (attempts === 1) await deleteEndedWindows(this.dataSource, WINDOW_SECONDS);
  }
}
