import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ModelFile } from './storage.js';

/** A file that is being written, or a lease. */
const HIDDEN = /(^|[/\\])\./;

/** The files of local models below DATA_DIR, by path; empty if there are none. */
export async function modelFiles(dataDir: string): Promise<ModelFile[]> {
  const folder = join(dataDir, 'models');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !HIDDEN.test(name));
  const files = await Promise.all(
    names.toSorted().map(async (name) => ({ name, found: await stat(join(folder, name)).catch(() => null) })),
  );
  return files.flatMap(({ name, found }) => (found?.isFile() ? [{ name, bytes: found.size }] : []));
}
