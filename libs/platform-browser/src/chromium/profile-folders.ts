import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readlink, rm } from 'node:fs/promises';
import { hostname, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where Chromium's files live; for this user only. */
export function browserFolder(): string {
  return join(tmpdir(), `capstan-browser-${userInfo().username}`);
}

const profilesFolder = (): string => join(browserFolder(), 'profiles');
/** `<machine>+<pid of the owner>+<random>`; machines may share a folder. */
const ownPrefix = (): string => `${hostname()}+`;

/** An empty folder for one Chromium; named after this process so that whoever comes later can tell it is left over. */
export async function makeProfileFolder(): Promise<string> {
  const folder = join(profilesFolder(), `${ownPrefix()}${process.pid}+${randomBytes(6).toString('hex')}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
