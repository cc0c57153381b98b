import { type Dirent, constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_FLAGS = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/**
 * A folder held open, through which its entries are accessed, so that replacing its path, for example with a
 * symbolic link, has no effect. Node.js has no openat; on Linux `/proc/self/fd` is equivalent.
 */
export class OpenFolder {
  private constructor(
    private readonly handle: FileHandle,
    private readonly path: string,
  ) {}

  /** @throws the system's error when the folder does not exist, or is a symbolic link. */
  static async open(path: string): Promise<OpenFolder> {
    return new OpenFolder(await open(path, FOLDER_FLAGS), path);
  }

  /** Returns the path of `name` in this folder. */
  at(name: string): string {
    return join(process.platform === 'linux' ? `/proc/self/fd/${this.handle.fd}` : this.path, name);
  }

  /** @throws the system's error when it is not a folder. */
  folder(name: string): Promise<OpenFolder> {
    return OpenFolder.open(this.at(name));
  }

  /** Like {@link folder}, but creates it if it is missing. */
  async madeFolder(name: string): Promise<OpenFolder> {
    await mkdir(this.at(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return this.folder(name);
  }

  /** Opens a regular file for reading; null for anything else. */
  async file(name: string): Promise<FileHandle | null> {
    // Does not block on a named pipe without a writer.
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
