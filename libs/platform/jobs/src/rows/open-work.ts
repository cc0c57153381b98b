/** Name of the property in which a provider has its {@link OpenWork}. */
export const OPEN_WORK = Symbol('open-work');

/** A queue of durable work, as operators see it. */
export interface OpenWork {
  /** E.g. `build`. */
  readonly queue: string;
  /**
   * SQL, a constant of the code: a SELECT of what has not ended. `state` is `active` while a worker has it, `waiting`
   * if a worker may take it now, else `delayed`; `waiting_since` is when it could have been taken. Queues of jobs have
   * the columns of {@link openJobRows} as well.
   */
  readonly rows: string;
}

/** A provider that knows what is open in a queue. */
export interface OpenWorkOwner {
  readonly [OPEN_WORK]: OpenWork;
}

export const isOpenWorkOwner = (instance: unknown): instance is OpenWorkOwner =>
  typeof instance === 'object' && instance !== null && OPEN_WORK in instance;
