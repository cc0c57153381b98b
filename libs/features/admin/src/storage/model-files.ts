import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelFile } from './storage.js';

/** The files of local models below DATA_DIR, by name; empty if there are none. */
export async function modelFiles(dataDir: string): Promise<ModelFile[]> {
  const folder = join(dataDir, 'models');
  const names = await readdir(folder).catch((): string[] => []);
  const files = await Promise.all(
    names.toSorted().map(async (name) => ({ name, found: await stat(join(folder, name)).catch(() => null) })),
  );
  return files.flatMap(({ name, found }) => (found?.isFile() ? [{ name, bytes: found.size }] : []));
}
