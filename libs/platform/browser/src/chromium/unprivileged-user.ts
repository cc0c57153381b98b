import { readFileSync } from 'node:fs';

/** Numeric ids of a user and its group. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/** Just below the dynamic ids of services and sandboxed commands; containers map them too. */
const FIRST_ID = 61_100;
const LAST_ID = 61_183;

/**
 * Returns a user for Chromium when this process is root, as for PostgreSQL. It has no account: Chromium must not
 * run as `nobody` or `postgres`, which may own the files of the embedded PostgreSQL.
 * @returns undefined if this process is not root, or the system is not Linux.
 */
export function findUnprivilegedUser(): SystemUser | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const id = firstFreeId([readAccounts('/etc/passwd'), readAccounts('/etc/group')]);
  return id === undefined ? undefined : { uid: id, gid: id };
}

/** Returns the first id that none of the files (passwd(5), group(5)) contains. */
export function firstFreeId(files: readonly string[]): number | undefined {
  const taken = new Set(files.flatMap((file) => file.split('\n').map((line) => Number(line.split(':')[2]))));
  for (let id = FIRST_ID; id <= LAST_ID; id += 1) if (!taken.has(id)) return id;
  return undefined;
}

function readAccounts(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
