import { readFile, readdir } from 'node:fs/promises';

const PAGE_BYTES = 4096;

interface ProcessInfo {
  pid: number;
  parent: number;
  /** First word of the command line. */
  program: string;
  /** Another process of Chromium started it. */
  isHelper: boolean;
  /** Memory that it shares with no other. */
  bytes: number;
}

/**
 * Chromiums that this process runs now; what Chromium starts itself does not count. 0 where there is no /proc. Processes are
 * read one after the other: what Chromium started may be seen without it, just as it ends.
 */
export async function countBrowsers(): Promise<number> {
  const browsers = await browserProcesses();
  const pids = new Set(browsers.map(({ pid }) => pid));
  return browsers.filter(({ parent, isHelper }) => !isHelper && !pids.has(parent)).length;
}

/** Memory that they hold with all their processes, shared pages aside. */
export async function browserBytes(): Promise<number> {
  return (await browserProcesses()).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function browserProcesses(): Promise<ProcessInfo[]> {
  const names = await readdir('/proc').catch(() => []);
  const all = await Promise.all(
    names
      .map(Number)
      .filter((pid) => Number.isInteger(pid))
      .map(infoOf),
  );
  const ours = new Set([process.pid]);
  // A child may be listed before its parent, hence again until nobody is added.
  for (let size = 0; size !== ours.size;) {
    size = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
  }
  return all.filter(
    ({ pid, program }) => ours.has(pid) && /\bchrom(?:e|ium)[^/]*$|headless_shell$/.test(program),
  );
}

async function infoOf(pid: number): Promise<ProcessInfo> {
  const [stat = '', command = '', memory = ''] = await Promise.all(
    ['stat', 'cmdline', 'statm'].map((file) => readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '')),
  );
  // The name in brackets may hold anything, brackets and spaces too; behind it come state and parent.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  const [, resident = '0', shared = '0'] = memory.split(' ');
  const bytes = Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
  const program = command.split('\0')[0] ?? '';
  return { pid, parent, program, isHelper: /--type=|crashpad/.test(command), bytes };
}
