/** What `echo` costs in the chaos tests. */
export const PRICE_CREDITS = 2;

/** What an API process of the chaos tests tells its parent. */
export type FromApi =
  | { type: 'ready'; url: string }
  /** A provider call began. */
  | { type: 'begun' };
