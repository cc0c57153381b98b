/** An event to be written. */
export interface NewJobEvent<K extends string> {
  kind: K;
  /** Own fields of the kind, in snake_case as they go out. */
  fields: Record<string, unknown>;
}

/** An event as stored: `seq` counts from 1 without gaps within its job. */
export interface JobEvent<K extends string> extends NewJobEvent<K> {
  seq: number;
  at: Date;
}
