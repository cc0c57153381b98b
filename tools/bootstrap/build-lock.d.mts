/** Runs `work` while no other process that uses the same lock does; that of a process that was killed is taken over. */
export function withBuildLock<T>(path: string, work: () => T): T;
