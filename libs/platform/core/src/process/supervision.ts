/**
 * The tie between a process and the launcher that started it. Without a launcher both functions do nothing.
 */

/** Ends this process when its launcher is gone, even while it still boots: the launcher's end of the channel closes. */
export function endWithLauncher(): void {
  if (!process.send) return;
  const end = (): boolean => process.kill(process.pid, 'SIGTERM');
  if (process.connected) process.once('disconnect', end);
  else end();
}

/** Tells the launcher, which waits for it, that this process does its work from now on. */
export function reportReady(): void {
  process.send?.({ type: 'ready' });
}
