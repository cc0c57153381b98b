import { type ProcessIdentity, isStillRunning } from './process-identity.js';
import { waitUntil } from './wait-until.js';

/** Sends a signal to a process that may have ended. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Grace period for processes that should end by themselves, before they are signaled. */
const GRACE_MS = 3_000;

/**
 * Waits for processes that should end by themselves, then signals and finally kills them.
 * @param graceMs time they get after the signal.
 */
export async function endLeftoverProcesses(
  processes: readonly ProcessIdentity[],
  graceMs: number,
): Promise<void> {
  const left = () => processes.filter(isStillRunning);
  const areGone = () => left().length === 0;
  if (await waitUntil(areGone, GRACE_MS)) return;
  for (const { pid } of left()) signalProcess(pid, 'SIGTERM');
  if (await waitUntil(areGone, graceMs)) return;
  for (const { pid } of left()) signalProcess(pid, 'SIGKILL');
  await waitUntil(areGone, 5_000);
}
