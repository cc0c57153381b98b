/** A process that the launcher keeps running. */
export interface Service {
  readonly name: string;
  /** Resolves when it is ready to work. @throws LaunchError when it ends before. */
  start(signal: AbortSignal): Promise<RunningService>;
}

/** One life of a service. */
export interface RunningService {
  readonly pid: number;
  /** Resolves with how it ended, e.g. `exit code 1`. Never rejects. */
  readonly exited: Promise<string>;
  /** Asks it to end and waits. `hurry` cuts the patience short. */
  stop(hurry: AbortSignal): Promise<void>;
}
