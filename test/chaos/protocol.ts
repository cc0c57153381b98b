/** What `echo` costs in the chaos tests. */
export const PRICE_CREDITS = 2;

/** What a process of the service tells its parent over IPC. */
export type FromProcess =
  /** It works; the scripted API, whose port the system chose, says where it listens. */
  | { type: 'ready'; url?: string }
  /** A provider call of the scripted API began. */
  | { type: 'begun' };
