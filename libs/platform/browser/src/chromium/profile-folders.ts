import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SystemUser } from './unprivileged-user.js';

/** Not every user id has a name: containers often run as one without. */
const ownId = (): string => String(process.getuid?.() ?? userInfo().username);

const browserPath = (): string => join(tmpdir(), `capstan-browser-${ownId()}`);

/**
 * Creates the folder for Chromium's files, writable only by this user. The user that Chromium runs as can access,
 * but not list, what root stores there.
 * @throws Error if another user owns it, because its contents are executed.
 */
export async function browserFolder(): Promise<string> {
  const folder = browserPath();
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(folder, { recursive: true, mode });
  if (process.getuid === undefined) return folder;
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid()) {
    throw new Error(`${folder} must be owned by the user of this process; remove it or set TMPDIR`);
  }
  if ((stats.mode & 0o777) !== mode) await chmod(folder, mode);
  return folder;
}

const profilesFolder = (): string => join(browserPath(), 'profiles');
/** `<machine>+<pid of the owner>+<random>`; machines may share a folder. */
const ownPrefix = (): string => `${hostname()}+`;

/**
 * Creates an empty folder for one Chromium, named after this process so that a later process can detect that it is
 * stale.
 * @param owner the user that Chromium runs as, if another one.
 */
export async function makeProfileFolder(owner?: SystemUser): Promise<string> {
  await browserFolder();
  await mkdir(profilesFolder(), { recursive: true, mode: 0o711 });
  const folder = join(profilesFolder(), `${ownPrefix()}${process.pid}+${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  if (owner) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/**
 * Creates a folder for the sockets of a Chromium that runs as another user, which may not be able to write to the
 * temporary folder of the machine. Shared by all of that user: socket paths must be short.
 */
export async function makeTemporaryFolder(owner: SystemUser): Promise<string> {
  const folder = join(await browserFolder(), `tmp-${owner.uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Deletes the folders of processes of this machine that no longer run, because they were killed. */
export async function removeStaleProfiles(): Promise<void> {
  const names = await readdir(profilesFolder()).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(ownPrefix()) && !isAlive(Number(name.split('+').at(-2))),
  );
  await Promise.all(left.map((name) => removeFolder(join(profilesFolder(), name))));
}

/**
 * Deletes a profile and the folder of its socket. Chromium keeps the socket elsewhere because socket paths must be
 * short, and leaves it behind when killed. Never throws: leftovers are removed at the next start.
 */
export async function removeFolder(folder: string): Promise<void> {
  const socket = await readlink(join(folder, 'SingletonSocket')).catch(() => '');
  if (/^(?:\.?org\.chromium|\.?com\.google)\./.test(basename(dirname(socket)))) {
    await rm(dirname(socket), { recursive: true, force: true }).catch(() => {});
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => {});
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
