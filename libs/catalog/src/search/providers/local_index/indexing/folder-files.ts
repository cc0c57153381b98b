import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** A regular file below the folder. */
export interface FolderFile {
  path: string;
  name: string;
}

/** Folders that hold no documents of the owner. */
const IGNORED_FOLDERS = new Set(['node_modules', '__MACOSX']);

/**
 * Regular files below `root`, in order of their names. Hidden entries are left out, and so are symbolic links: they
 * could lead out of the folder or in circles, and what they point to inside it is visited anyway.
 * @param onLink is told of each link.
 */
export async function* folderFiles(root: string, onLink: (path: string) => void): AsyncGenerator<FolderFile> {
  const entries = [];
  for await (const entry of await opendir(root)) entries.push(entry);
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(root, entry.name);
    if (entry.isSymbolicLink()) onLink(path);
    else if (entry.isFile()) yield { path, name: entry.name };
    else if (entry.isDirectory() && !IGNORED_FOLDERS.has(entry.name)) yield* folderFiles(path, onLink);
  }
}
