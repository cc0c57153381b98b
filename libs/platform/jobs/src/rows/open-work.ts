/** Name of the property in which a provider has its {@link OpenWork}. */
export const OPEN_WORK = Symbol('open-work');

/**
 * A queue of durable work, as operators see it. What has not ended is `active` while a worker has it, `waiting` if a worker may
 * take it now, else `delayed`. The SQL is a constant of the code.
 */
export interface OpenWork {
  /** E.g. `build`. */
  readonly queue: string;
  /**
   * SQL: a SELECT of one row: the numbers `waiting`, `active` and `delayed`, and `oldest_waiting_at`, since when the oldest
   * waiting item could have been taken, or null. It is read at each scrape of metrics, so that it must not sort what is open.
   */
  readonly counts: string;
  /** SQL: a SELECT of what is open, one row each, as {@link openJobRows}. Absent: the queue has no list of its items. */
  readonly rows?: string;
}

/** A provider that knows what is open in a queue. */
export interface OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork;
}

export const isOpenWorkOwner = (instance: unknown): instance is OpenWorkOwner =>
  typeof instance === 'object' && instance !== null && OPEN_WORK in instance;
