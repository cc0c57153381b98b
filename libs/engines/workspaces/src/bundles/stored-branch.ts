import type { Branch } from '../branch.js';
import { WorkspaceMovedError } from '../workspace-moved.error.js';
import type { BundleStore } from './bundle-store.js';
import type { HeldClone } from './clones.js';

/** The branch of a workspace in the object storage: PostgreSQL decides who may move it, and a commit is stored before it counts. */
export class StoredBranch implements Branch {
  constructor(
    private readonly held: HeldClone,
    private readonly store: BundleStore,
  ) {}

  own(): Promise<string> {
    return this.store.own(this.held.clone.id);
  }

  async isOwnedBy(owner: string): Promise<boolean> {
    const current = await this.store.ownerOf(this.held.clone.id).catch(() => null);
    return current === owner;
  }

  head(): Promise<string | null> {
    return this.held.clone.update();
  }

  async moveHead(from: string | null, to: string, owner: string | null = null): Promise<void> {
    const { id } = this.held.clone;
    const version = await this.held.clone.publish({ id: to, isMain: true }, (file) =>
      this.store.appendHead(id, { from, to, owner }, file),
    );
    if (version === undefined) throw new WorkspaceMovedError();
  }

  async close(): Promise<void> {
    try {
      await this.held.clone.pack();
    } finally {
      this.held.release();
    }
  }
}
