import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes files that root unpacked readable for other users, whatever the umask: Chromium runs as one of them. */
export async function shareWithUsers(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  for (const path of [folder, ...paths.map(({ parentPath, name }) => join(parentPath, name))]) {
    const { mode } = await stat(path);
    await chmod(path, mode | ((mode & 0o100) === 0 ? 0o444 : 0o555));
  }
}
