/** Name of the property in which a provider has its {@link OpenWork}. */
export const OPEN_WORK = Symbol('open-work');

/** Open items are `active` while a worker holds them, `waiting` if a worker can claim them now, otherwise `delayed`. */
export const OPEN_STATES = ['waiting', 'active', 'delayed'] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** Which items of a queue are listed. */
export interface OpenPage {
  state?: OpenState | undefined;
  /** Only those of one account, $1; otherwise $1 is null. */
  isOfAccount: boolean;
}

/** A queue of durable work, for operators. The SQL is a constant of the code. */
export interface OpenWork {
  /** E.g. `build`. */
  readonly queue: string;
  /**
   * SQL: a SELECT of one row: the numbers `waiting`, `active` and `delayed`, and `oldest_waiting_at`, since when the oldest
   * waiting item could have been taken, or null. It is read at each scrape of metrics, so that it must not sort what is open.
   */
  readonly counts: string;
  /**
   * SQL: a SELECT of what is open, one row each, as {@link pageOfOpenJobs}: the first $4, oldest first, after the one that was
   * created at $2 (seconds since 1970) and has the id $3, both null for the first page. It must not read all that is open.
   * Absent: the queue has no list of its items.
   */
  readonly list?: (page: OpenPage) => string;
}

/** A provider that lists the open items of a queue. */
export interface OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork;
}

export const isOpenWorkOwner = (instance: unknown): instance is OpenWorkOwner =>
  typeof instance === 'object' && instance !== null && OPEN_WORK in instance;
