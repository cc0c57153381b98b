import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts CPU time of processes in ticks of 10 ms, on every architecture that Node runs on. */
const TICK_MS = 10;

/** Process data from Linux. */
export interface ProcessStat {
  pid: number;
  parentPid: number;
  /** CPU of the process itself. */
  cpuMs: number;
  /** CPU of children that have ended. */
  endedChildrenCpuMs: number;
}

/** Every process of the machine; empty without /proc. */
export function processes(): ProcessStat[] {
  return entriesOf('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
}

/** A process and its descendants, itself first. */
export function descendantsOf(pid: number): ProcessStat[] {
  const all = processes();
  const family = all.filter((process) => process.pid === pid);
  // The array grows during iteration, so that descendants are found as well.
  for (const member of family) family.push(...all.filter(({ parentPid }) => parentPid === member.pid));
  return family;
}

/** CPU time of a process and its children so far, e.g. a PostgreSQL server; undefined without /proc. */
export function familyCpuMs(pid: number): number | undefined {
  const [head, ...children] = descendantsOf(pid);
  if (!head) return undefined;
  return children.reduce((sum, { cpuMs }) => sum + cpuMs, head.cpuMs + head.endedChildrenCpuMs);
}

/** Memory of a process in MiB; `shared` is proportional (PSS). */
export function memoryMib(pid: number): { resident: number; shared: number } | undefined {
  const text = textOf(`/proc/${pid}/smaps_rollup`);
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
  return text === '' ? undefined : { resident: read('Rss'), shared: read('Pss') };
}

/** The command line of a process, its arguments separated by spaces; empty if it has exited. */
export const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim();

/** The second field, the name, may contain spaces and brackets: parsing starts after its last bracket. */
function statOf(pid: number): ProcessStat | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  if (text === '') return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = (at: number): number => Number(fields[at]) * TICK_MS;
  return {
    pid,
    parentPid: Number(fields[1]),
    cpuMs: ticks(11) + ticks(12),
    endedChildrenCpuMs: ticks(13) + ticks(14),
  };
}

/** Processes may exit while they are read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function entriesOf(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
