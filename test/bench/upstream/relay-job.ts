/** `cpu`: milliseconds of CPU so far; `stop-profile`: `RelayProfile` since `start-profile`. */
export type RelayJob = 'cpu' | 'start-profile' | 'stop-profile';

/** A part of the code, and its share of the time in which the main thread worked: 0 to 1. */
export interface ProfiledPart {
  name: string;
  share: number;
}

/** What the service did in some seconds of calls. */
export interface RelayProfile {
  parts: ProfiledPart[];
  /** Calls in one statement, on average. */
  groups: { holds: number; ends: number };
}
