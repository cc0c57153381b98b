import { RepeatedWork } from '@capstan/platform-core';
import type { BundleStore } from './bundle-store.js';
import type { Clones } from './clones.js';

const EVERY_MS = 10 * 60_000;

/** Removes what should not be in the cache of a process: workspaces that were removed, and the caches of processes that died. */
export class CloneUpkeep extends RepeatedWork {
  constructor(
    private readonly clones: Clones,
    private readonly store: BundleStore,
  ) {
    super(EVERY_MS);
  }

  override async run(): Promise<void> {
    await this.clones.tidy();
    const idle = this.clones.idle();
    const stored = await this.store.existing(idle);
    for (const id of idle) if (!stored.has(id)) await this.clones.forget(id);
  }
}
