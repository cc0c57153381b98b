import { Injectable, Logger } from '@nestjs/common';
import { Broadcast } from '@capstan/platform-jobs';

/** Broadcast channel on which every change of a key or an account is announced. */
export const KEY_CHANGED_CHANNEL = 'auth.key-changed';

/** What changed: one key, or all keys of an account. */
export interface KeyChange {
  accountId: string;
  keyId?: string;
}

/** Notifies every process to drop its cached data of a key, so that a revocation takes effect everywhere at once. */
@Injectable()
export class KeyChanges {
  private readonly logger = new Logger(KeyChanges.name);

  constructor(private readonly broadcast: Broadcast) {}

  /**
   * Call after the commit. Never rejects: the change is made, and cached data in other processes
   * expires within seconds.
   */
  async announce(change: KeyChange): Promise<void> {
    try {
      await this.broadcast.publish(KEY_CHANGED_CHANNEL, change);
    } catch (error) {
      this.logger.error('could not broadcast a key change', error instanceof Error ? error.stack : undefined);
    }
  }

  /** Calls `forget` for every change, and `forgetAll` when changes may have been missed. */
  observe(forget: (change: KeyChange) => void, forgetAll: () => void): void {
    this.broadcast.subscribe(KEY_CHANGED_CHANNEL, (message) => forget(message as KeyChange));
    this.broadcast.onGap(forgetAll);
  }

  /** Whether this process currently receives changes. */
  get reachable(): boolean {
    return this.broadcast.connected;
  }
}
