import { randomUUID } from 'node:crypto';
import { type Dirent, constants } from 'node:fs';
import { type FileHandle, lstat, open, rename, rm, unlink } from 'node:fs/promises';
import { PathError } from '../path.error.js';
import { OpenFolder } from './open-folder.js';
import { removeFolder } from './remove-folder.js';
import { PARTIAL_PREFIX, faultOfName, isPathTooLong, segmentsOf } from './tree-path.js';

/** Created by commands and reproducible: neither listed nor committed, and kept by a reset. */
const IGNORED = new Set(['node_modules']);

const FILE_MODE = 0o644;
const WRITE_NEW = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** A regular file found by a walk. */
export interface TreeFile {
  path: string;
  sizeBytes: number;
  isExecutable: boolean;
  /** @throws the system's error when it has disappeared meanwhile. */
  read(): Promise<Buffer>;
}

/** The files of a folder in which untrusted commands run: follows no symbolic link and opens no special file. */
export class WorkTree {
  constructor(readonly folder: string) {}

  /** Opens a regular file; null if there is none. @throws PathError. */
  async open(path: string): Promise<FileHandle | null> {
    return this.within(path, false, (parent, name) => parent.file(name));
  }

  /** Replaces the file atomically: a reader sees the old or the new content, and a full disk keeps the old. */
  async write(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
    await this.within(path, true, async (parent, name) => {
      const old = await lstat(parent.at(name)).catch(() => null);
      if (old && !old.isFile())
        throw new PathError(`${JSON.stringify(path)} exists and is not a regular file.`);
      const partial = parent.at(PARTIAL_PREFIX + randomUUID());
      const file = await open(partial, WRITE_NEW, mode ?? (old ? old.mode & 0o777 : FILE_MODE));
      try {
        await writeThrough(file, content);
        await rename(partial, parent.at(name));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    });
  }

  /** @returns whether the file existed. @throws PathError. */
  async remove(path: string): Promise<boolean> {
    const removed = await this.within(path, false, async (parent, name) => {
      if (!(await lstat(parent.at(name))).isFile()) return null;
      await unlink(parent.at(name));
      return true;
    });
    return removed ?? false;
  }

  /** Yields regular files in no order, without {@link IGNORED} and invalid names. */
  async *files(): AsyncGenerator<TreeFile> {
    const root = await OpenFolder.open(this.folder);
    try {
      yield* filesIn(root, '');
    } finally {
      await root.close();
    }
  }

  /** Removes everything that is neither ignored nor kept: links, special files and empty folders too. */
  async removeAllBut(kept: ReadonlySet<string>): Promise<void> {
    const root = await OpenFolder.open(this.folder);
    try {
      await clear(root, '', kept);
    } finally {
      await root.close();
    }
  }

  private async within<T>(
    path: string,
    isMaking: boolean,
    use: (parent: OpenFolder, name: string) => Promise<T>,
  ): Promise<T | null> {
    const segments = segmentsOf(path);
    const name = segments.pop() ?? '';
    let parent = await OpenFolder.open(this.folder);
    try {
      for (const segment of segments) {
        const next = isMaking ? await parent.madeFolder(segment) : await parent.folder(segment);
        await parent.close();
        parent = next;
      }
      return await use(parent, name);
    } catch (error) {
      return absent(error, path, isMaking);
    } finally {
      await parent.close();
    }
  }
}

/** Flushes to disk, so that a full disk is detected here and not when the system writes its caches. */
async function writeThrough(file: FileHandle, content: string | Uint8Array): Promise<void> {
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Returns null for a file that does not exist. @throws PathError for a link or a file on the way; any other error. */
function absent(error: unknown, path: string, isMaking: boolean): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && !isMaking) return null;
  if (code === 'ENOTDIR' || code === 'ELOOP' || code === 'EMLINK') {
    throw new PathError(`${JSON.stringify(path)} leads through a symbolic link or a file.`, { cause: error });
  }
  throw error;
}

async function* filesIn(folder: OpenFolder, prefix: string): AsyncGenerator<TreeFile> {
  for (const entry of await folder.entries()) {
    const path = prefix + entry.name;
    if (IGNORED.has(entry.name) || faultOfName(entry.name) !== undefined || isPathTooLong(path)) continue;
    if (entry.isDirectory()) {
      const inner = await folder.folder(entry.name).catch(() => null);
      if (!inner) continue;
      try {
        yield* filesIn(inner, `${path}/`);
      } finally {
        await inner.close();
      }
    } else if (entry.isFile()) {
      yield* fileAt(folder, entry.name, path);
    }
  }
}

/** Yields nothing if it disappeared, was replaced, or cannot be read. */
async function* fileAt(folder: OpenFolder, name: string, path: string): AsyncGenerator<TreeFile> {
  const file = await folder.file(name).catch(() => null);
  if (!file) return;
  try {
    const { size, mode } = await file.stat();
    yield { path, sizeBytes: size, isExecutable: (mode & 0o100) !== 0, read: () => file.readFile() };
  } finally {
    await file.close();
  }
}

/** @returns whether it is empty now. */
async function clear(folder: OpenFolder, prefix: string, kept: ReadonlySet<string>): Promise<boolean> {
  let isEmpty = true;
  for (const entry of await folder.entries()) {
    const path = prefix + entry.name;
    if (IGNORED.has(entry.name) || (entry.isFile() && kept.has(path))) isEmpty = false;
    else if (!(await isCleared(folder, entry, path, kept))) isEmpty = false;
  }
  return isEmpty;
}

async function isCleared(
  folder: OpenFolder,
  entry: Dirent,
  path: string,
  kept: ReadonlySet<string>,
): Promise<boolean> {
  // A folder that no path reaches has nothing to keep.
  if (entry.isDirectory() && !isPathTooLong(path)) {
    const inner = await folder.folder(entry.name);
    try {
      if (!(await clear(inner, `${path}/`, kept))) return false;
    } finally {
      await inner.close();
    }
  }
  await removeFolder(folder.at(entry.name));
  return true;
}
