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

  it('is not accessible to other users', async () => {
    await elsewhere();
    const folder = await browserFolder();
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    expect((await stat(folder)).mode & 0o777).toBe(mode);
    await chmod(folder, 0o777);
    await browserFolder();
    expect((await stat(folder)).mode & 0o777).toBe(mode);
  });

  it('rejects a symbolic link in its place', async () => {
    const folder = await elsewhere();
    const target = join(folder, 'target');
    await mkdir(target);
    await symlink(target, join(folder, `capstan-browser-${process.getuid?.()}`));
    await expect(browserFolder()).rejects.toThrow('must be owned');
  });
});

describe.skipIf(process.getuid?.() !== 0)('makeProfileFolder as root', () => {
  it('is owned by the user that Chromium runs as', async () => {
    const profile = await makeProfileFolder({ uid: 61_100, gid: 61_100 });
    left.push(profile);
    const { uid, gid, mode } = await stat(profile);
    expect([uid, gid, mode & 0o777]).toEqual([61_100, 61_100, 0o700]);
    expect((await stat(dirname(profile))).mode & 0o001).toBe(0o001);
  });

  it('creates one folder for the sockets of that user', async () => {
    const owner = { uid: 61_100, gid: 61_100 };
    const folder = await makeTemporaryFolder(owner);
    const { uid, mode } = await stat(folder);
    expect([uid, mode & 0o777]).toEqual([61_100, 0o700]);
    expect(await makeTemporaryFolder(owner)).toBe(folder);
  });
});

describe('removeFolder', () => {
  it('also removes the folder of the socket, which a killed Chromium leaves behind', async () => {
    const [profile, socket] = [await makeProfileFolder(), await socketFolder('org.chromium.Chromium.')];
    await symlink(join(socket, 'SingletonSocket'), join(profile, 'SingletonSocket'));
    await removeFolder(profile);
    expect([existsSync(profile), existsSync(socket)]).toEqual([false, false]);
  });

  it('deletes no other target of a link', async () => {
    const [profile, other] = [await makeProfileFolder(), await socketFolder('precious-')];
    await symlink(join(other, 'SingletonSocket'), join(profile, 'SingletonSocket'));
    await removeFolder(profile);
    expect([existsSync(profile), existsSync(other)]).toEqual([false, true]);
  });

  it('accepts a profile without a socket and one that does not exist', async () => {
    const profile = await makeProfileFolder();
    await mkdir(join(profile, 'Default'));
    await removeFolder(profile);
    await removeFolder(profile);
    expect(existsSync(profile)).toBe(false);
  });
});
