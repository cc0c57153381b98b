import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signalProcess } from '../processes/end-process.js';
import { isRunning } from '../processes/process-identity.js';
import { waitUntil } from '../processes/wait-until.js';

const lockPath = (dataFolder: string) => join(dataFolder, 'postmaster.pid');

/** Lines of postmaster.pid (PostgreSQL, miscadmin.h): 1 is the process id, 8 the status. */
function lines(dataFolder: string): string[] {
  try {
    return readFileSync(lockPath(dataFolder), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Whether the server with this process id accepts connections, checked like pg_ctl does. */
export function isReady(dataFolder: string, pid: number): boolean {
  const [first, , , , , , , status] = lines(dataFolder);
  return Number(first) === pid && status?.trim() === 'ready';
}

/** Process id of the server that accepts connections on this data folder, if any. */
export function runningPid(dataFolder: string): number | undefined {
  const pid = Number(lines(dataFolder)[0]);
  return pid > 1 && isRunning(pid) && isReady(dataFolder, pid) ? pid : undefined;
}

/**
 * A server has its data folder as working directory; without /proc its command line must contain the folder.
 */
function worksIn(pid: number, dataFolder: string): boolean {
  try {
    const real = realpathSync(dataFolder);
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === real;
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(real) || command.includes(dataFolder);
  } catch {
    return false;
  }
}

/**
 * Makes the data folder startable after its launcher was killed. A server that still runs on it is stopped; a
 * postmaster.pid whose process has ended, or is another program by now, is removed: PostgreSQL refuses to
 * start if the process id is in use again. Call only while holding the lock of the folder.
 */
export async function clearOrphan(dataFolder: string, note: (text: string) => void): Promise<void> {
  const pid = Number(lines(dataFolder)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (isRunning(pid) && worksIn(pid, dataFolder)) {
    note(`Stopping the PostgreSQL that an earlier start left behind (process ${pid}) …`);
    signalProcess(pid, 'SIGINT');
    const isGone = () => !isRunning(pid);
    if (await waitUntil(isGone, 20_000)) return;
    signalProcess(pid, 'SIGQUIT');
    if (await waitUntil(isGone, 10_000)) return;
    signalProcess(pid, 'SIGKILL');
    await waitUntil(isGone, 5_000);
    return;
  }
  note('Removing the lock of a PostgreSQL that no longer runs.');
  rmSync(lockPath(dataFolder), { force: true });
}
