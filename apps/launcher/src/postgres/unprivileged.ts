import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { LaunchError } from '../launch.error.js';

/** How to start a program that refuses to run as root. */
export interface Unprivileged {
  /** Owner of the files; undefined if this process is not root and runs programs as itself. */
  owner: { uid: number; gid: number } | undefined;
  command(program: string, args: string[]): { file: string; args: string[]; uid?: number; gid?: number };
}

const ACCOUNTS = ['postgres', 'nobody'];
const REACH = '-all,+dac_override';

/**
 * PostgreSQL refuses to run as root. It then runs as the owner of its data folder, or as `postgres` or
 * `nobody`. The group of that account gets execute permission on the parent folder, which is closed to
 * others. If a folder further up is closed to the account (a checkout under /root), it keeps the one
 * capability that bypasses path permissions and none of root's others.
 * @param dataFolder need not exist yet.
 */
export function unprivilegedFor(dataFolder: string, programs: string[]): Unprivileged {
  if (process.getuid?.() !== 0) return { owner: undefined, command: (file, args) => ({ file, args }) };
  const owner = ownerOf(dataFolder) ?? firstAccount();
  const { uid, gid } = owner;
  grantTraversal(dirname(dataFolder), owner);
  const closed = [...programs, dataFolder].map((path) => firstBlockedFolder(path, uid, gid)).find(Boolean);
  if (!closed) return { owner, command: (file, args) => ({ file, args, uid, gid }) };
  const reach = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  reach.push(`--inh-caps=${REACH}`, `--ambient-caps=${REACH}`, '--');
  if (spawnSync('setpriv', [...reach, programs[0] ?? 'true', '--version']).status !== 0) {
    throw new LaunchError(
      `PostgreSQL does not run as root, and the account it would run as (uid ${uid}) may not enter ${closed}. Start Capstan as an ordinary user, move it to a folder others may enter (e.g. /opt), or set DATABASE_URL.`,
    );
  }
  return { owner, command: (file, args) => ({ file: 'setpriv', args: [...reach, file, ...args] }) };
}

function ownerOf(path: string): { uid: number; gid: number } | undefined {
  if (!existsSync(path)) return undefined;
  const { uid, gid } = statSync(path);
  return uid === 0 ? undefined : { uid, gid };
}

function firstAccount(): { uid: number; gid: number } {
  for (const name of ACCOUNTS) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // Not such an account; try the next one.
    }
  }
  throw new LaunchError(
    'PostgreSQL does not run as root, and there is no account `postgres` or `nobody` to run it as. Start Capstan as an ordinary user, or set DATABASE_URL.',
  );
}

/** Gives one group execute permission, not read permission, on root's closed folder. */
function grantTraversal(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  if (!existsSync(folder) || statSync(folder).uid !== 0 || canTraverse(folder, uid, gid)) return;
  chownSync(folder, 0, gid);
  chmodSync(folder, (statSync(folder).mode & 0o7700) | 0o010);
}

/** The first folder above `path` that an account cannot traverse. */
function firstBlockedFolder(path: string, uid: number, gid: number): string | undefined {
  const folders: string[] = [];
  for (let at = dirname(path); ; at = dirname(at)) {
    folders.unshift(at);
    if (at === dirname(at)) break;
  }
  return folders.find((folder) => existsSync(folder) && !canTraverse(folder, uid, gid));
}

function canTraverse(folder: string, uid: number, gid: number): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const mask = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & mask) !== 0;
}
