import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { assertKey, assertPrefix, isKey } from './object-key.js';
import { type ObjectInfo, type ObjectSource, ObjectStorage, type StoredObject } from './object-storage.js';
import { StorageUnavailableError } from './storage-unavailable.error.js';

/** Folder of files that are being written; no key has a part that starts with a dot. */
const DRAFTS = '.drafts';
/** Much longer than a put takes: an older draft is of a process that died. */
const DRAFT_MAX_AGE_MS = 3_600_000;

const PUT_ATTEMPTS = 5;

/** Objects as files in a folder of this machine, or one that machines share. */
export class FolderStorage extends ObjectStorage implements OnApplicationBootstrap {
  override readonly isShared: boolean = false;
  private readonly root: string;
  private readonly drafts: string;

  constructor(folder: string) {
    super();
    this.root = resolve(folder);
    this.drafts = join(this.root, DRAFTS);
  }

  /** Removes drafts of processes that died. What cannot be removed now waits for the next start. */
  async onApplicationBootstrap(): Promise<void> {
    for (const name of await readdir(this.drafts).catch(() => [])) {
      const path = join(this.drafts, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < DRAFT_MAX_AGE_MS) continue;
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  override put(key: string, source: ObjectSource): Promise<void> {
    const path = this.pathOf(key);
    const draft = join(this.drafts, randomUUID());
    return translated(async () => {
      for (let attempt = 1; ; attempt += 1) {
        await mkdir(this.drafts, { recursive: true, mode: 0o700 });
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        try {
          return await write(source, draft, path);
        } catch (error) {
          // A concurrent delete removes a folder that has become empty.
          if (!isMissing(error) || attempt === PUT_ATTEMPTS) throw error;
        }
      }
    });
  }

  override async get(key: string): Promise<StoredObject | undefined> {
    const path = this.pathOf(key);
    const file = await translated(() => open(path).catch(undefinedIfMissing));
    if (!file) return undefined;
    const { size } = await file.stat();
    return { bytes: size, content: createReadStream(path, { fd: file }) };
  }

  override delete(key: string): Promise<void> {
    const path = this.pathOf(key);
    return translated(async () => {
      await rm(path, { force: true });
      await removeEmptyFolders(dirname(path), this.root);
    });
  }

  override async *list(prefix: string): AsyncIterable<ObjectInfo> {
    assertPrefix(prefix);
    for (const key of (await translated(() => this.keysIn(prefix))).toSorted()) {
      // Another process may have deleted it since.
      const found = await stat(this.pathOf(key)).catch(() => undefined);
      if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
    }
  }

  /** Folder by folder: a concurrent delete may remove one, which must not hide the others. */
  private async keysIn(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    const entries = await readdir(join(this.root, prefix), { withFileTypes: true }).catch(undefinedIfMissing);
    for (const entry of entries ?? []) {
      const name = `${prefix}${entry.name}`;
      // The drafts, and what others put there.
      if (!isKey(name)) continue;
      if (entry.isFile()) keys.push(name);
      if (entry.isDirectory()) keys.push(...(await this.keysIn(`${name}/`)));
    }
    return keys;
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.root, key);
  }
}

async function write(source: ObjectSource, draft: string, path: string): Promise<void> {
  try {
    await (source instanceof Uint8Array
      ? writeFile(draft, source, { mode: 0o600 })
      : copyFile(source.path, draft));
    await flush(draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes a folder and those above it, as long as they are empty: their names are parts of keys. */
async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let path = folder; path !== root; path = dirname(path)) {
    const isRemoved = await rmdir(path).then(
      () => true,
      () => false,
    );
    if (!isRemoved) return;
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailableError(error instanceof Error ? error.message : String(error), error);
  }
}
