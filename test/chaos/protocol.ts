/** Price of `echo` in the chaos tests. */
export const PRICE_CREDITS = 2;

/** IPC messages of a service process to its parent. */
export type FromProcess =
  /** It is ready; the scripted API reports its URL, because the system chose the port. */
  | { type: 'ready'; url?: string }
  /** A provider call of the scripted API began. */
  | { type: 'begun' };
