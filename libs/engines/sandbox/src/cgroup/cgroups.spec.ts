import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Cgroup, findHierarchies, removeStale } from './cgroups.js';

const LIMITS = { memoryBytes: 1000, maxProcesses: 7, cpus: 1.5 };

let root: string;
let own: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cgroups-'));
  own = join(root, 'own');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Creates folders as the kernel would show them. */
function hierarchy(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'cgroup.procs'), '');
  }
}

describe('findHierarchies', () => {
  it('finds the hierarchies of version 1', async () => {
    hierarchy('memory/service', 'pids', 'cpu');
    writeFileSync(own, '4:memory:/service\n8:pids:/\n1:cpu,cpuacct:/outside/the/container\n0::/\n');
    expect(await findHierarchies(root, own)).toEqual({
      version: 1,
      folders: [
        { controller: 'memory', path: join(root, 'memory/service') },
        { controller: 'pids', path: join(root, 'pids') },
        { controller: 'cpu', path: join(root, 'cpu') },
      ],
    });
  });

  it('finds the parent cgroup of version 2 with delegated controllers', async () => {
    hierarchy('service/main');
    hierarchy('service');
    writeFileSync(own, '0::/service/main\n');
    writeFileSync(join(root, 'service/cgroup.subtree_control'), 'cpu memory pids\n');
    const path = join(root, 'service');
    expect(await findHierarchies(root, own)).toEqual({
      version: 2,
      folders: ['memory', 'pids', 'cpu'].map((controller) => ({ controller, path })),
    });
  });

  it('rejects version 2 without delegated controllers', async () => {
    hierarchy('service');
    writeFileSync(own, '0::/service\n');
    // A file accepts what the kernel would reject, and keeps the last write only.
    writeFileSync(join(root, 'service/cgroup.subtree_control'), '');
    await expect(findHierarchies(root, own)).rejects.toThrow('not delegated');
  });

  it('reports why there are none', async () => {
    writeFileSync(own, '0::/service\n');
    await expect(findHierarchies(root, own)).rejects.toThrow('not writable');
  });
});

describe('Cgroup', () => {
  it('sets the limits of version 1 in each hierarchy', async () => {
    hierarchy('memory', 'pids', 'cpu');
    const folders = (['memory', 'pids', 'cpu'] as const).map((name) => ({
      controller: name,
      path: join(root, name),
    }));
    const cgroup = Cgroup.make({ version: 1, folders }, LIMITS);
    const [memory = '', pids = '', cpu = ''] = cgroup.processFiles.map((path) => join(path, '..'));
    expect(readFileSync(join(memory, 'memory.limit_in_bytes'), 'utf8')).toBe('1000');
    expect(readFileSync(join(pids, 'pids.max'), 'utf8')).toBe('7');
    expect(readFileSync(join(cpu, 'cpu.cfs_quota_us'), 'utf8')).toBe('150000');
    expect(await cgroup.ranOutOfMemory()).toBe(false);
    writeFileSync(join(memory, 'memory.oom_control'), 'oom_kill_disable 0\nunder_oom 0\noom_kill 2\n');
    expect(await cgroup.ranOutOfMemory()).toBe(true);
  });

  it('sets the limits of version 2 in one', async () => {
    hierarchy('service');
    const path = join(root, 'service');
    const folders = (['memory', 'pids', 'cpu'] as const).map((controller) => ({ controller, path }));
    const cgroup = Cgroup.make({ version: 2, folders }, LIMITS);
    expect(cgroup.processFiles.length).toBe(1);
    const made = join(cgroup.processFiles[0] ?? '', '..');
    expect(readFileSync(join(made, 'memory.max'), 'utf8')).toBe('1000');
    expect(readFileSync(join(made, 'memory.swap.max'), 'utf8')).toBe('0');
    expect(readFileSync(join(made, 'pids.max'), 'utf8')).toBe('7');
    expect(readFileSync(join(made, 'cpu.max'), 'utf8')).toBe('150000 100000');
    writeFileSync(join(made, 'memory.events'), 'low 0\noom 1\noom_kill 0\n');
    expect(await cgroup.ranOutOfMemory()).toBe(false);
    writeFileSync(join(made, 'memory.events'), 'low 0\noom 1\noom_kill 1\n');
    expect(await cgroup.ranOutOfMemory()).toBe(true);
  });

  it('leaves nothing behind when it cannot be created', async () => {
    hierarchy('memory');
    const folders = [
      { controller: 'memory' as const, path: join(root, 'memory') },
      { controller: 'pids' as const, path: join(root, 'missing') },
    ];
    expect(() => Cgroup.make({ version: 1, folders }, LIMITS)).toThrow('ENOENT');
    await expect.poll(() => readdirSync(join(root, 'memory'))).toEqual(['cgroup.procs']);
  });
});

it('removeStale removes the cgroups of processes that no longer run', async () => {
  hierarchy('memory');
  const gone = join(root, 'memory', 'capstan-4194305-a');
  const alive = join(root, 'memory', `capstan-${process.pid}-a`);
  const other = join(root, 'memory', 'other');
  for (const path of [gone, alive, other]) mkdirSync(path);
  await removeStale({ version: 1, folders: [{ controller: 'memory', path: join(root, 'memory') }] });
  expect([gone, alive, other].map((path) => existsSync(path))).toEqual([false, true, true]);
});
