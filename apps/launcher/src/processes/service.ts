/** A process that the launcher keeps running. */
export interface Service {
  readonly name: string;
  /**
   * Resolves when it is ready.
   * @param onSpawn called with the process id as soon as it exists, before the service is ready.
   * @throws LaunchError if it ends before.
   */
  start(signal: AbortSignal, onSpawn?: (pid: number) => void): Promise<RunningService>;
}

/** One run of a service. */
export interface RunningService {
  readonly pid: number;
  /** Resolves with how it ended, e.g. `exit code 1`. Never rejects. */
  readonly exited: Promise<string>;
  /** Stops it and waits. `force` shortens the wait. */
  stop(force: AbortSignal): Promise<void>;
}
