import { readFile } from 'node:fs/promises';
import { residentBytesOf, treeOf } from '../../libs/platform-browser/src/chromium/resident-memory.js';

/** The Chromium that this process runs, by its first processes: what Chromium starts itself does not count. */
async function browserRoots(): Promise<number[]> {
  const pids = await treeOf(process.pid);
  const commands = new Map(await Promise.all(pids.map(async (pid) => [pid, await commandOf(pid)] as const)));
  const browsers = pids.filter((pid) => /chrom/i.test(commands.get(pid)?.split('\0')[0] ?? ''));
  const trees = await Promise.all(browsers.map(async (pid) => (await treeOf(pid)).slice(1)));
  const descendants = new Set(trees.flat());
  return browsers.filter((pid) => !descendants.has(pid));
}

/** Chromiums that run now. */
export const countBrowsers = async (): Promise<number> => (await browserRoots()).length;

/** Memory that they hold with all their processes, shared pages aside. */
export async function browserBytes(): Promise<number> {
  const sizes = await Promise.all((await browserRoots()).map(residentBytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const commandOf = (pid: number): Promise<string> => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
