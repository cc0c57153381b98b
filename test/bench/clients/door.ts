/** A way to make the same paid call. */
export type DoorName =
  'fetch' | 'typescript' | 'mcp-fetch' | 'mcp-client' | 'httpx2' | 'python' | 'python-async';

/** Where a door leads. */
export interface DoorAddress {
  door: DoorName;
  /** Of the service, without a slash at its end. */
  url: string;
  apiKey: string;
}

/** So many calls, one after another. */
export interface DoorJob {
  calls: number;
}

/** What they took; milliseconds. */
export interface DoorResult {
  elapsedMs: number;
  /** CPU of the caller's process. */
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
}
