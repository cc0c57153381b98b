/** An event to append. */
export interface NewJobEvent<K extends string> {
  kind: K;
  /** Fields specific to the kind, in snake_case as the API sends them. */
  fields: Record<string, unknown>;
}

/** A stored event. `seq` counts from 1 without gaps within its job. */
export interface JobEvent<K extends string> extends NewJobEvent<K> {
  seq: number;
  at: Date;
}
