import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { SystemUser } from './unprivileged-user.js';

/** Not every user id has a name: containers often run as one that has none. */
const ownId = (): string => String(process.getuid?.() ?? userInfo().username);

const browserPath = (): string => join(tmpdir(), `capstan-browser-${ownId()}`);

/**
 * Makes the folder where Chromium's files live; only this user can write it. What root keeps there can be
 * reached, but not listed, by the user that Chromium runs as.
 * @throws Error if another user has put something in its place: what is in it is executed.
 */
export async function browserFolder(): Promise<string> {
  const folder = browserPath();
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(folder, { recursive: true, mode });
  if (process.getuid === undefined) return folder;
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid()) {
    throw new Error(`${folder} does not belong to the user of this process; remove it or set TMPDIR`);
  }
  if ((stats.mode & 0o777) !== mode) await chmod(folder, mode);
  return folder;
}

const profilesFolder = (): string => join(browserPath(), 'profiles');
/** `<machine>+<pid of the owner>+<random>`; machines may share a folder. */
const ownPrefix = (): string => `${hostname()}+`;

/**
 * An empty folder for one Chromium; named after this process so that whoever comes later can tell it is left over.
 * @param owner the user that Chromium runs as, if not this one.
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
 * A folder for the sockets of Chromium that runs as another user, which may not be allowed to write to the temporary
 * folder of the machine. All of that user share it: paths of sockets must be short.
 */
export async function makeTemporaryFolder(owner: SystemUser): Promise<string> {
  const folder = join(await browserFolder(), `tmp-${owner.uid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Deletes the folders of processes of this machine that are gone: they were killed before they could. */
export async function removeLeftProfiles(): Promise<void> {
  const names = await readdir(profilesFolder()).catch(() => []);
  const left = names.filter(
    (name) => name.startsWith(ownPrefix()) && !isAlive(Number(name.split('+').at(-2))),
  );
  await Promise.all(left.map((name) => removeFolder(join(profilesFolder(), name))));
}

/**
 * Deletes a profile and the folder of its socket, which Chromium keeps elsewhere because paths of sockets are short, and
 * leaves behind when it is killed. Never throws: a leftover is found at the next start.
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
