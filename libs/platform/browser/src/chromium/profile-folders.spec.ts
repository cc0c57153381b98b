import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserFolder, makeProfileFolder, makeTemporaryFolder, removeFolder } from './profile-folders.js';

const left: string[] = [];
afterEach(async () => {
  for (const folder of left.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function socketFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  left.push(folder);
  await writeFile(join(folder, 'SingletonSocket'), '');
  return folder;
}

describe('browserFolder', () => {
  afterEach(() => void vi.unstubAllEnvs());

  async function elsewhere(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'capstan-tmp-'));
    left.push(folder);
    vi.stubEnv('TMPDIR', folder);
    return folder;
  }

  it('is closed to others', async () => {
    await elsewhere();
    const folder = await browserFolder();
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    expect((await stat(folder)).mode & 0o777).toBe(mode);
    await chmod(folder, 0o777);
    await browserFolder();
    expect((await stat(folder)).mode & 0o777).toBe(mode);
  });

  it('refuses a symbolic link in its place', async () => {
    const folder = await elsewhere();
    const target = join(folder, 'target');
    await mkdir(target);
    await symlink(target, join(folder, `capstan-browser-${process.getuid?.()}`));
    await expect(browserFolder()).rejects.toThrow('does not belong');
  });
});

describe.skipIf(process.getuid?.() !== 0)('makeProfileFolder as root', () => {
  it('gives the folder to the user that Chromium runs as', async () => {
    const profile = await makeProfileFolder({ uid: 61_100, gid: 61_100 });
    left.push(profile);
    const { uid, gid, mode } = await stat(profile);
    expect([uid, gid, mode & 0o777]).toEqual([61_100, 61_100, 0o700]);
    expect((await stat(dirname(profile))).mode & 0o001).toBe(0o001);
  });

  it('gives that user a folder for its sockets, twice the same', async () => {
    const owner = { uid: 61_100, gid: 61_100 };
    const folder = await makeTemporaryFolder(owner);
    const { uid, mode } = await stat(folder);
    expect([uid, mode & 0o777]).toEqual([61_100, 0o700]);
    expect(await makeTemporaryFolder(owner)).toBe(folder);
  });
});

describe('removeFolder', () => {
  it('takes the folder of the socket along, which a killed Chromium leaves behind', async () => {
    const [profile, socket] = [await makeProfileFolder(), await socketFolder('org.chromium.Chromium.')];
    await symlink(join(socket, 'SingletonSocket'), join(profile, 'SingletonSocket'));
    await removeFolder(profile);
    expect([existsSync(profile), existsSync(socket)]).toEqual([false, false]);
  });

  it('deletes nothing else that a link may lead to', async () => {
    const [profile, other] = [await makeProfileFolder(), await socketFolder('precious-')];
    await symlink(join(other, 'SingletonSocket'), join(profile, 'SingletonSocket'));
    await removeFolder(profile);
    expect([existsSync(profile), existsSync(other)]).toEqual([false, true]);
  });

  it('minds neither a profile without a socket nor one that is gone', async () => {
    const profile = await makeProfileFolder();
    await mkdir(join(profile, 'Default'));
    await removeFolder(profile);
    await removeFolder(profile);
    expect(existsSync(profile)).toBe(false);
  });
});
