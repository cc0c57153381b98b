import { Injectable } from '@nestjs/common';
import { sha256 } from '@capstan/platform-core';
import { networkOf } from '@capstan/platform-http';
import { DataSource } from 'typeorm';
import { normalizedEmail } from '../users/users.repository.js';
import { countAttempt, deleteEndedWindows } from './sign-in-attempts.sql.js';
import { TooManySignInsError } from './too-many-sign-ins.error.js';

const WINDOW_SECONDS = 15 * 60;
/** Several people may share an address. */
const ATTEMPTS_PER_ADDRESS = 50;
/** A sign-in with a passkey asks for one, and pages may ask in advance. */
const CHALLENGES_PER_ADDRESS = 100;
/** At one user, from one network or in one known browser. */
const ATTEMPTS_AT_USER = 10;
/** At one user, from all networks together. */
const ATTEMPTS_AT_USER_OVERALL = { password: 100, mail: 20 } as const;

/** Kinds of attempts for a user: a password, or requesting a link. Each is counted separately. */
export type Attempt = keyof typeof ATTEMPTS_AT_USER_OVERALL;

/** The origin and the user of an attempt. */
export interface AttemptAtUser {
  address: string;
  email: string;
  /** Identifier of a browser in which the user signed in before. */
  knownBrowser: string | undefined;
}

/**
 * Limits attempts to sign in over all processes, in windows of 15 minutes. An attempt counts before it is made, whether or not the
 * user exists.
 *
 * The bound at one user: 10 passwords from one network, and 100 from all networks together (9,600 a day). A browser in which the user
 * signed in before has 10 attempts of its own, which attackers cannot use up. In a new browser a user is locked out of passwords
 * only by an attacker with ten networks, and of links by e-mail by one with two; other ways to sign in remain.
 */
@Injectable()
export class SignInAttempts {
  constructor(private readonly dataSource: DataSource) {}

  /** Counts an attempt that does not name a user. @throws TooManySignInsError */
  async count(address: string): Promise<void> {
    await this.countSubject(`address:${networkOf(address)}`, ATTEMPTS_PER_ADDRESS);
  }

  /** Counts a challenge for a passkey, which is stored until it is answered. @throws TooManySignInsError */
  async countChallenge(address: string): Promise<void> {
    await this.countSubject(`challenge:${networkOf(address)}`, CHALLENGES_PER_ADDRESS);
  }

  /** @throws TooManySignInsError */
  async countAtUser(attempt: Attempt, { address, email, knownBrowser }: AttemptAtUser): Promise<void> {
    await this.count(address);
    const user = `${attempt}:${normalizedEmail(email)}`;
    if (knownBrowser !== undefined) {
      await this.countSubject(`${user}:browser:${knownBrowser}`, ATTEMPTS_AT_USER);
      return;
    }
    // A network that has used up its own attempts does not use those of all networks.
    await this.countSubject(`${user}:network:${networkOf(address)}`, ATTEMPTS_AT_USER);
    await this.countSubject(user, ATTEMPTS_AT_USER_OVERALL[attempt]);
  }

  private async countSubject(name: string, limit: number): Promise<void> {
    const subject = sha256(name);
    const { attempts, secondsLeft } = await countAttempt(this.dataSource, subject, WINDOW_SECONDS);
    if (attempts > limit) throw new TooManySignInsError(Math.max(1, secondsLeft));
    if (attempts === 1) await deleteEndedWindows(this.dataSource, WINDOW_SECONDS);
  }
}
