import { type Dirent, constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/**
 * A folder held open, from which its entries are reached: what happens to its path meanwhile, say a symbolic link put
 * in its place by a running command, leads nowhere else. Node has no openat; on Linux `/proc/self/fd` does the same.
 */
export class OpenFolder {
  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
  ) {}

  /** @throws the system's error when there is no such folder, or a symbolic link in its place. */
  static async open(path: string): Promise<OpenFolder> {
    return new OpenFolder(await open(path, FOLDER_FLAGS), path);
  }

  /** Path by which `name` in this folder is reached. */
  at(name: string): string {
    return join(process.platform === 'linux' ? `/proc/self/fd/${this.handle.fd}` : this.path, name);
  }

  /** @throws the system's error when it is no folder. */
  folder(name: string): Promise<OpenFolder> {
    return OpenFolder.open(this.at(name));
  }

  /** As {@link folder}, made when it is missing. */
  async madeFolder(name: string): Promise<OpenFolder> {
    await mkdir(this.at(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return this.folder(name);
  }

  /** A regular file for reading; null for anything else. */
  async file(name: string): Promise<FileHandle | null> {
    // Not to wait for somebody at the other end of a pipe.
    const file = await open(this.at(name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return null;
  }

  entries(): Promise<Dirent[]> {
    return readdir(this.at('.'), { withFileTypes: true });
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}
