import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BundleStore } from './bundle-store.js';
import type { Clone } from './clone.js';
import { CloneUpkeep } from './clone-upkeep.js';
import { Clones } from './clones.js';

/** A clone of some bytes in a folder; `made` lists those that exist. */
class FakeClone {
  bytes = 0;

  constructor(
    readonly id: string,
    private readonly made: Set<string>,
  ) {
    made.add(id);
  }

  moveAway(): undefined {
    this.made.delete(this.id);
  }
}

let root: string;
let made: Set<string>;
let clones: Clones;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'capstan-clones-'));
  made = new Set();
  clones = new Clones(root, 100, (id) => new FakeClone(id, made) as unknown as Clone);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Uses a clone that has then some bytes. */
const use = (id: string, bytes: number) =>
  clones.use(id, ({ clone }) => {
    clone.bytes = bytes;
    return Promise.resolve();
  });

describe('clones', () => {
  it('are removed beyond the size, those used longest ago first', async () => {
    await use('a', 40);
    await use('b', 40);
    await use('a', 40);
    await use('c', 40);
    expect([...made]).toEqual(['a', 'c']);
  });

  it('are not removed while they are held', async () => {
    const held = clones.hold('a');
    held.clone.bytes = 90;
    await use('b', 90);
    expect([...made]).toEqual(['a']);
    held.release();
    held.release();
    await use('c', 90);
    expect([...made]).toEqual(['c']);
  });

  it('are not kept for workspaces that have nothing', async () => {
    await use('a', 0);
    expect(clones.idle()).toEqual([]);
  });
});

describe('the upkeep of clones', () => {
  const upkeep = (stored: string[]) =>
    new CloneUpkeep(clones, { existing: () => Promise.resolve(new Set(stored)) } as unknown as BundleStore);

  it('removes those of workspaces that were removed, unless they are held', async () => {
    await use('a', 10);
    await use('b', 10);
    const held = clones.hold('c');
    await upkeep(['b']).run();
    expect([...made]).toEqual(['b', 'c']);
    held.release();
  });

  it('removes folders of processes an hour after their last sign of life', async () => {
    const [dead, alive] = [join(root, 'dead'), join(root, 'alive')];
    for (const folder of [dead, alive, clones.folder]) mkdirSync(folder);
    const then = new Date(Date.now() - 2 * 3_600_000);
    for (const folder of [dead, clones.folder]) utimesSync(folder, then, then);
    await upkeep([]).run();
    expect([dead, alive, clones.folder].map((path) => existsSync(path))).toEqual([false, true, true]);
  });
});
