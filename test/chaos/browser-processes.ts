import { readFile } from 'node:fs/promises';
import { residentBytesOf, treeOf } from '../../libs/platform-browser/src/chromium/resident-memory.js';

/** The Chromiums that this process runs, by their first processes: what Chromium starts itself does not count. */
async function browserRoots(): Promise<number[]> {
  const processes = await Promise.all((await treeOf(process.pid)).map(describe));
  const browsers = processes.filter(({ program }) => /\bchrom(?:e|ium)[^/]*$|headless_shell$/.test(program));
  const pids = new Set(browsers.map(({ pid }) => pid));
  return browsers.filter(({ parent }) => !pids.has(parent)).map(({ pid }) => pid);
}

/** Chromiums that run now. */
export const countBrowsers = async (): Promise<number> => (await browserRoots()).length;

/** Memory that they hold with all their processes, shared pages aside. */
export async function browserBytes(): Promise<number> {
  const sizes = await Promise.all((await browserRoots()).map(residentBytesOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function describe(pid: number): Promise<{ pid: number; parent: number; program: string }> {
  const [stat, command] = await Promise.all(
    ['stat', 'cmdline'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')),
  );
  // The name in brackets may hold anything, brackets and spaces too; behind it come state and parent.
  const parent = Number(stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  return { pid, parent, program: command?.split('\0')[0] ?? '' };
}
