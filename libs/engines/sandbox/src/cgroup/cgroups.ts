import { randomUUID } from 'node:crypto';
import { constants, mkdirSync, writeFileSync } from 'node:fs';
import { access, readFile, readdir, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Limits of all processes of one command together. */
export interface CgroupLimits {
  memoryBytes: number;
  maxProcesses: number;
  cpus: number;
}

/** Where limits are set: one hierarchy with all controllers (version 2), or one per controller (version 1). */
export interface Hierarchies {
  version: 1 | 2;
  /** Parent folders of cgroups, by controller. */
  folders: readonly { controller: 'memory' | 'pids' | 'cpu'; path: string }[];
}

const PERIOD_US = 100_000;
/** Each after a millisecond more than the one before: five seconds in total. */
const REMOVAL_TRIES = 100;

/** The kernel's limits of one command, for all of its processes together. */
export class Cgroup {
  private constructor(
    private readonly hierarchies: Hierarchies,
    private readonly paths: readonly string[],
  ) {}

  /** @throws the system's error when this is not permitted. */
  static make(hierarchies: Hierarchies, limits: CgroupLimits): Cgroup {
    const name = `capstan-${process.pid}-${randomUUID()}`;
    const paths = [...new Set(hierarchies.folders.map(({ path }) => join(path, name)))];
    const cgroup = new Cgroup(hierarchies, paths);
    try {
      // The kernel responds at once; waiting for a thread of the pool takes longer.
      for (const path of paths) mkdirSync(path);
      for (const { controller, path } of hierarchies.folders) {
        for (const setting of settings(hierarchies.version, controller, limits))
          write(join(path, name), setting);
      }
    } catch (error) {
      void cgroup.remove();
      throw error;
    }
    return cgroup;
  }

  /** Files to which a process writes its id to be limited. */
  get processFiles(): string[] {
    return this.paths.map((path) => join(path, 'cgroup.procs'));
  }

  /** Whether the kernel killed one of its processes for memory. */
  async ranOutOfMemory(): Promise<boolean> {
    const file = this.hierarchies.version === 2 ? 'memory.events' : 'memory.oom_control';
    for (const path of this.paths) {
      const text = await readFile(join(path, file), 'utf8').catch(() => '');
      if (/^oom_kill [1-9]/m.test(text)) return true;
    }
    return false;
  }

  /**
   * Removes the cgroup after its processes have ended, which the kernel may notice a moment later. {@link
   * removeStale} removes leftovers.
   */
  async remove(): Promise<void> {
    for (const path of this.paths) {
      for (let attempt = 0; attempt < REMOVAL_TRIES; attempt += 1) {
        if (await isRemoved(path)) break;
        await sleep(attempt);
      }
    }
  }
}

async function isRemoved(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'EBUSY',
  );
}

function write(folder: string, [file, value, isOptional]: Setting): void {
  try {
    writeFileSync(join(folder, file), value);
  } catch (error) {
    if (!isOptional) throw error;
  }
}

type Setting = [file: string, value: string, isOptional?: boolean];

function settings(
  version: 1 | 2,
  controller: Hierarchies['folders'][number]['controller'],
  { memoryBytes, maxProcesses, cpus }: CgroupLimits,
): Setting[] {
  const quota = Math.round(cpus * PERIOD_US);
  const byController: Record<typeof controller, { 1: Setting[]; 2: Setting[] }> = {
    pids: { 1: [['pids.max', `${maxProcesses}`]], 2: [['pids.max', `${maxProcesses}`]] },
    memory: {
      1: [
        ['memory.limit_in_bytes', `${memoryBytes}`],
        ['memory.memsw.limit_in_bytes', `${memoryBytes}`, true],
      ],
      2: [
        ['memory.max', `${memoryBytes}`],
        ['memory.swap.max', '0', true],
      ],
    },
    cpu: {
      1: [
        ['cpu.cfs_period_us', `${PERIOD_US}`, true],
        ['cpu.cfs_quota_us', `${quota}`, true],
      ],
      2: [['cpu.max', `${quota} ${PERIOD_US}`, true]],
    },
  };
  return byController[controller][version];
}

/** Finds where this process may create cgroups: below its own. @throws Error with the reason if there are none. */
export async function findHierarchies(
  root: string = '/sys/fs/cgroup',
  own: string = '/proc/self/cgroup',
): Promise<Hierarchies> {
  const lines = (await readFile(own, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => line.split(':'));
  const pathOf = (controller: string): string | undefined =>
    lines.find(([, names]) => names?.split(',').includes(controller))?.[2];
  if (pathOf('memory') !== undefined) {
    const memory = await usable(join(root, 'memory'), pathOf('memory'));
    const pids = await usable(join(root, 'pids'), pathOf('pids'));
    const cpu = await usable(join(root, 'cpu'), pathOf('cpu')).catch(() => null);
    return {
      version: 1,
      folders: [
        { controller: 'memory', path: memory },
        { controller: 'pids', path: pids },
        ...(cpu === null ? [] : [{ controller: 'cpu' as const, path: cpu }]),
      ],
    };
  }
  return findUnified(root, lines.find(([number]) => number === '0')?.[2] ?? '/');
}

/**
 * Version 2 gives controllers to the children of a cgroup only while it has no processes: its own cgroup is usable
 * when it is the root, otherwise its parent, as systemd delegates it.
 */
async function findUnified(root: string, own: string): Promise<Hierarchies> {
  const below = await usable(root, own);
  const above = await usable(root, dirname(own)).catch(() => below);
  for (const path of new Set([below, above])) {
    const delegated = await delegatedAt(path);
    if (!delegated.includes('memory') || !delegated.includes('pids')) continue;
    return { version: 2, folders: delegated.map((controller) => ({ controller, path })) };
  }
  throw new Error('the controllers memory and pids are not delegated to the cgroup of this service');
}

/** Removes the cgroups of killed processes of this service. */
export async function removeStale({ folders }: Hierarchies): Promise<void> {
  for (const { path } of folders) {
    for (const name of await readdir(path).catch(() => [])) {
      const pid = /^capstan-(\d+)-/.exec(name)?.[1];
      if (pid !== undefined && !isAlive(Number(pid))) await rmdir(join(path, name)).catch(() => undefined);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In a container the path may be that of the host; the visible root is then its own. */
async function usable(mount: string, path: string = ''): Promise<string> {
  const candidates = [resolve(mount, `.${path}`), mount];
  for (const candidate of candidates) {
    const isWritable = await access(join(candidate, 'cgroup.procs'), constants.W_OK).then(
      () => true,
      () => false,
    );
    if (isWritable) return candidate;
  }
  throw new Error('cgroups are not writable for this service');
}

/** Returns the controllers available to cgroups below `path` once requested. */
async function delegatedAt(path: string): Promise<('memory' | 'pids' | 'cpu')[]> {
  const file = join(path, 'cgroup.subtree_control');
  const read = async (): Promise<string[]> =>
    (await readFile(file, 'utf8').catch(() => '')).trim().split(/\s+/);
  const before = await read();
  const wanted = ['memory', 'pids', 'cpu'] as const;
  for (const controller of wanted.filter((name) => !before.includes(name))) {
    await writeFile(file, `+${controller}`).catch(() => undefined);
  }
  const after = await read();
  return wanted.filter((name) => after.includes(name));
}
