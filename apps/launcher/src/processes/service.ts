/** A process that the launcher keeps running. */
export interface Service {
  readonly name: string;
  /**
   * Resolves when it is ready to work.
   * @param onSpawn told the process id as soon as there is one, long before it is ready.
   * @throws LaunchError when it ends before.
   */
  start(signal: AbortSignal, onSpawn?: (pid: number) => void): Promise<RunningService>;
}

/** One life of a service. */
export interface RunningService {
  readonly pid: number;
  /** Resolves with how it ended, e.g. `exit code 1`. Never rejects. */
  readonly exited: Promise<string>;
  /** Asks it to end and waits. `hurry` cuts the patience short. */
  stop(force: AbortSignal): Promise<void>;
}
