/** `cpu`: milliseconds of CPU so far; `stop-profile`: `ProfiledPart[]` since `start-profile`. */
export type RelayJob = 'cpu' | 'start-profile' | 'stop-profile';

/** A part of the code, and its share of the time in which the main thread worked: 0 to 1. */
export interface ProfiledPart {
  name: string;
  share: number;
}
