import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Much longer than a download takes: an older draft is of a process that died. */
const MAX_AGE_MS = 6 * 3_600_000;

/** Files that are being written, next to where they are moved to when they are complete. */
export class Drafts {
  private readonly paths = new Map<string, string>();

  private constructor(private readonly folder: string) {}

  /** Removes drafts of processes that died. @param folder on the file system of the targets. */
  static async open(folder: string): Promise<Drafts> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > MAX_AGE_MS) await rm(path, { force: true });
    }
    return new Drafts(folder);
  }

  /** Returns a new path to write what is meant for `target`. */
  of(target: string): string {
    const path = join(this.folder, randomUUID());
    this.paths.set(target, path);
    return path;
  }

  /** Moves all of them to their targets. */
  async moveAll(): Promise<void> {
    for (const [target, path] of this.paths) {
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    }
  }

  /** Removes those that were not moved. */
  async close(): Promise<void> {
    for (const path of this.paths.values()) await rm(path, { force: true });
  }
}
