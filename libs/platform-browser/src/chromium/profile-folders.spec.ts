import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeProfileFolder, removeFolder } from './profile-folders.js';

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
