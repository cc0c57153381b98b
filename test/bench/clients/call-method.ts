/** A client that makes the same paid call. */
export type CallMethodName =
  | 'fetch'
  | 'typescript'
  | 'mcp-fetch'
  | 'mcp-client'
  | 'httpx2'
  | 'python'
  | 'python-async';

/** The target of a client. */
export interface CallMethodTarget {
  method: CallMethodName;
  /** Base URL of the service, without a trailing slash. */
  url: string;
  apiKey: string;
}

/** A number of calls, one after another. */
export interface CallJob {
  calls: number;
}

/** Their durations in milliseconds. */
export interface CallResult {
  elapsedMs: number;
  /** CPU of the client process. */
  cpuMs: number;
  p50Ms: number;
  p99Ms: number;
}
