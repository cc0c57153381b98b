import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Writes a file that appears under its name once it is complete. Several writers of one file do not disturb each other, and a write
 * that fails leaves nothing behind.
 */
export async function writeComplete(path: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    await write(part);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
}
