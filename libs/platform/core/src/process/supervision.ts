/** Connects a process to the launcher that started it. Without a launcher both functions do nothing. */

/** Ends this process when its launcher exits, also during start-up: the IPC channel closes. */
export function endWithLauncher(): void {
  if (!process.send) return;
  const end = (): boolean => process.kill(process.pid, 'SIGTERM');
  if (process.connected) process.once('disconnect', end);
  else end();
}

/** Reports to the launcher that this process is ready. */
export function reportReady(): void {
  process.send?.({ type: 'ready' });
}
