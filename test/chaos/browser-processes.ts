import { readFile, readdir } from 'node:fs/promises';

const PAGE_BYTES = 4096;

interface ProcessInfo {
  pid: number;
  parent: number;
  /** First word of the command line. */
  program: string;
  /** Started by another Chromium process. */
  isHelper: boolean;
  /** Private memory. */
  bytes: number;
}

/**
 * Chromium main processes of this process; their children do not count. 0 without /proc. Processes are read one after the
 * other: a child may be seen without its parent while it exits.
 */
export async function countBrowsers(): Promise<number> {
  const browsers = await browserProcesses();
  const pids = new Set(browsers.map(({ pid }) => pid));
  return browsers.filter(({ parent, isHelper }) => !isHelper && !pids.has(parent)).length;
}

/** Private memory of all their processes. */
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
  // A child may be listed before its parent, hence the repetition until no process is added.
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
  // The name in brackets may contain anything, including brackets and spaces; state and parent follow it.
  const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  const [, resident = '0', shared = '0'] = memory.split(' ');
  const bytes = Math.max(0, Number(resident) - Number(shared)) * PAGE_BYTES;
  const program = command.split('\0')[0] ?? '';
  return { pid, parent, program, isHelper: /--type=|crashpad/.test(command), bytes };
}
