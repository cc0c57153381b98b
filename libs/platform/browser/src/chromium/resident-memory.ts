import { readFile, readdir } from 'node:fs/promises';

/** The page size of Linux on every platform for which Chromium is bundled or packaged. */
const PAGE_BYTES = 4096;

/**
 * Returns the resident memory of a process and its descendants, from /proc; 0 where there is none. File pages
 * mapped by several of them are counted once per process, so this is an upper bound.
 */
export async function residentBytesOf(rootPid: number): Promise<number> {
  const pids = await treeOf(rootPid);
  const sizes = await Promise.all(pids.map(residentBytesOfOne));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the process and all its descendants. */
export async function treeOf(rootPid: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.map(Number).filter(Number.isInteger);
  const parents = new Map(await Promise.all(pids.map(async (pid) => [pid, await parentOf(pid)] as const)));
  const tree = [rootPid];
  // `tree` grows during the iteration.
  for (const parent of tree) for (const [pid, its] of parents) if (its === parent) tree.push(pid);
  return tree;
}

async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  // The second field is the name in parentheses and may contain anything, also parentheses and spaces.
  const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Private pages only: shared ones (program text, caches) would be counted for every process. */
async function residentBytesOfOne(pid: number): Promise<number> {
  const [, resident = '0', shared = '0'] = (
    await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '')
  ).split(' ');
  return Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
}
