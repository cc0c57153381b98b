/**
 * Keeps a child process alive on Ctrl-C, which the terminal sends to its worker as well: the worker ends it, and has its job
 * continued elsewhere.
 */
export function ignoreStopSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
