import { readdir, stat, utimes } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { removeFolder } from '../tree/remove-folder.js';
import type { Clone } from './clone.js';

/** Much longer than the time between two signs of life: the process of the folder has died. */
const DEAD_AFTER_MS = 3_600_000;

interface CachedClone {
  clone: Clone;
  users: number;
}

/** A clone that is not removed before it is released. */
export interface HeldClone {
  clone: Clone;
  /** May be called more than once. */
  release(): void;
}

/**
 * The clones of this process, in a folder of its own below `root`: what was used last, up to a size. Other processes of the machine
 * have other folders, so that none removes what another one reads.
 */
export class Clones {
  /** Folder of this process. */
  readonly folder: string;
  /** The one used last comes last. */
  private readonly cached = new Map<string, CachedClone>();
  private removals: Promise<unknown> = Promise.resolve();

  /** @param makeClone of a workspace, in `folder`. */
  constructor(
    private readonly root: string,
    private readonly maxBytes: number,
    private readonly makeClone: (id: string) => Clone,
  ) {
    this.folder = join(root, randomUUID());
  }

  /** Keeps a clone until the end of `work`. */
  async use<T>(id: string, work: (held: HeldClone) => Promise<T>): Promise<T> {
    const held = this.hold(id);
    try {
      return await work(held);
    } finally {
      held.release();
    }
  }

  hold(id: string): HeldClone {
    const entry = this.cached.get(id) ?? { clone: this.makeClone(id), users: 0 };
    this.cached.delete(id);
    this.cached.set(id, entry);
    entry.users += 1;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      entry.users -= 1;
      if (entry.users === 0 && entry.clone.bytes === 0) this.drop(id);
      this.evict();
    };
    return { clone: entry.clone, release };
  }

  /** Ids of clones that are not in use. */
  idle(): string[] {
    return [...this.cached].filter(([, { users }]) => users === 0).map(([id]) => id);
  }

  /** Removes the clone of a workspace that is removed, also while it is used. */
  async forget(id: string): Promise<void> {
    this.drop(id);
    await this.removals;
  }

  /** Shows other processes that this one runs, and removes the folders of those that died. */
  async tidy(): Promise<void> {
    const now = new Date();
    await utimes(this.folder, now, now).catch(() => undefined);
    for (const name of await readdir(this.root).catch(() => [])) {
      const path = join(this.root, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || now.getTime() - found.mtimeMs < DEAD_AFTER_MS) continue;
      await removeFolder(path);
    }
  }

  async close(): Promise<void> {
    this.cached.clear();
    await this.removals;
    await removeFolder(this.folder);
  }

  private evict(): void {
    let bytes = [...this.cached.values()].reduce((sum, { clone }) => sum + clone.bytes, 0);
    for (const id of this.idle()) {
      if (bytes <= this.maxBytes) return;
      bytes -= this.cached.get(id)?.clone.bytes ?? 0;
      this.drop(id);
    }
  }

  private drop(id: string): void {
    const path = this.cached.get(id)?.clone.moveAway();
    this.cached.delete(id);
    if (path === undefined) return;
    this.removals = Promise.all([this.removals, removeFolder(path).catch(() => undefined)]);
  }
}
