import { opendir } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry found by a walk through a folder; symbolic links and unreadable folders are listed, not entered. */
export interface FolderEntry {
  kind: 'file' | 'link' | 'unreadable folder';
  path: string;
  name: string;
}

/** Folders without documents of the owner. */
const IGNORED_FOLDERS = new Set(['node_modules', '__MACOSX']);

/**
 * Yields everything below `root` that is not hidden, in order of the names. Does not follow links: they could lead
 * out of the folder or in circles, and targets inside it are visited anyway.
 * @throws the system's error when `root` itself cannot be read.
 */
export async function* folderEntries(root: string): AsyncGenerator<FolderEntry> {
  const entries = [];
  for await (const entry of await opendir(root)) entries.push(entry);
  entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    const { name } = entry;
    if (name.startsWith('.') || IGNORED_FOLDERS.has(name)) continue;
    const path = join(root, name);
    if (entry.isSymbolicLink()) yield { kind: 'link', path, name };
    else if (entry.isFile()) yield { kind: 'file', path, name };
    else if (entry.isDirectory()) yield* subfolderEntries(path, name);
  }
}

async function* subfolderEntries(path: string, name: string): AsyncGenerator<FolderEntry> {
  try {
    yield* folderEntries(path);
  } catch {
    yield { kind: 'unreadable folder', path, name };
  }
}
