import { type ProcessIdentity, isStillRunning } from './process-identity.js';
import { waitUntil } from './wait-until.js';

/** Sends a signal to a process that may be gone already. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * Waits for processes that should be ending by themselves, then ends those that are not.
 * @param graceMs how long they are given.
 */
export async function endLeftovers(processes: readonly ProcessIdentity[], graceMs: number): Promise<void> {
  const noneLeft = () => processes.every((one) => !isStillRunning(one));
  if (await waitUntil(noneLeft, graceMs)) return;
  for (const one of processes) if (isStillRunning(one)) signalProcess(one.pid, 'SIGKILL');
  await waitUntil(noneLeft, 5_000);
}
