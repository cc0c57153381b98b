import { Inject, Injectable } from '@nestjs/common';
import { type JobsConfig, jobsConfig } from '../jobs.config.js';
import { TooManyStreamsError } from './too-many-streams.error.js';

/** The streams that are open in this process, counted by account. */
@Injectable()
export class OpenStreams {
  /** Accounts without any are absent. */
  private readonly open = new Map<string, number>();

  constructor(@Inject(jobsConfig.token) private readonly config: Pick<JobsConfig, 'streamsPerAccount'>) {}

  /**
   * Counts one more stream of an account.
   * @returns ends it; further calls do nothing.
   * @throws TooManyStreamsError when the account has as many as it may have.
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
