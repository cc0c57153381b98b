import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';

const RENEW_EVERY_MS = 10_000;
/** A lease that was not renewed for this long is of a process that died. */
const EXPIRED_MS = 60_000;

/**
 * Works under a lease on a folder: a file that its holder touches, so that it needs neither process ids, which containers with a
 * common volume do not share, nor a lock of the file system. It avoids double work but does not guarantee exclusion: two processes that take an expired
 * lease over at the same instant both work.
 * @returns false if another process has the lease.
 */
export async function withLease(path: string, work: () => Promise<void>): Promise<boolean> {
  const owner = randomUUID();
  if (!(await claim(path, owner))) return false;
  const renewal = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, RENEW_EVERY_MS);
  renewal.unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(renewal);
    const holder = await readFile(path, 'utf8').catch(() => '');
    if (holder === owner) await rm(path, { force: true });
  }
}

async function claim(path: string, owner: string): Promise<boolean> {
  if (await create(path, owner)) return true;
  const held = await stat(path).catch(() => undefined);
  if (held && Date.now() - held.mtimeMs < EXPIRED_MS) return false;
  await rm(path, { force: true });
  return create(path, owner);
}

async function create(path: string, owner: string): Promise<boolean> {
  try {
    await writeFile(path, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
