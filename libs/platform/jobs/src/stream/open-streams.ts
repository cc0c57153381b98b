import { Inject, Injectable } from '@nestjs/common';
import { type JobsConfig, jobsConfig } from '../jobs.config.js';
import { TooManyStreamsError } from './too-many-streams.error.js';

/** Counts the open streams of this process by account. */
@Injectable()
export class OpenStreams {
  /** Accounts without open streams are absent. */
  private readonly open = new Map<string, number>();

  constructor(@Inject(jobsConfig.token) private readonly config: Pick<JobsConfig, 'streamsPerAccount'>) {}

  /**
   * Counts one more stream of an account.
   * @returns a function that releases it; further calls have no effect.
   * @throws TooManyStreamsError when the account is at its limit.
   */
  enter(accountId: string): () => void {
    const { streamsPerAccount } = this.config;
    const before = this.open.get(accountId) ?? 0;
    if (before >= streamsPerAccount) throw new TooManyStreamsError(streamsPerAccount);
    this.open.set(accountId, before + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.leave(accountId);
    };
  }

  private leave(accountId: string): void {
    const left = (this.open.get(accountId) ?? 1) - 1;
    if (left > 0) this.open.set(accountId, left);
    else this.open.delete(accountId);
  }
}
