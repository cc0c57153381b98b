import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Identifies a process across restarts: process ids are reused, start times are not. */
export interface ProcessIdentity {
  pid: number;
  /** Opaque; undefined if the system does not provide it, then only the id is compared. */
  startedAt: string | undefined;
}

interface LinuxStat {
  state: string;
  startTicks: string;
}

/** proc(5): the name in field 2 may contain spaces and parentheses, so count from the last `)`. */
function linuxStat(pid: number): LinuxStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function startedAt(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = linuxStat(pid);
    return stat && `${bootId()}:${stat.startTicks}`;
  }
  if (process.platform === 'win32') return undefined;
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: startedAt(pid) });

/** Whether a process with this id runs. Zombies do not count: without a reaper they stay listed forever. */
export function isRunning(pid: number): boolean {
  if (process.platform === 'linux') {
    const state = linuxStat(pid)?.state;
    return state !== undefined && state !== 'Z' && state !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether this same process still runs, not another one with its id. */
export const isStillRunning = ({ pid, startedAt: then }: ProcessIdentity): boolean =>
  isRunning(pid) && (then === undefined || startedAt(pid) === then);
