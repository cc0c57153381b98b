/** What the data of every event of a build or run has. */
export interface EventBase {
  /** Counts from 1 without gaps. */
  seq: number;
  /** When it happened, ISO 8601. */
  at: string;
}

/** An event of a kind that this version of the client does not know yet. `name` tells it. */
export interface UnknownEvent<Ids> {
  kind: 'unknown';
  name: string;
  seq: number;
  data: Ids & EventBase & Record<string, unknown>;
}

/** The events of a job as a union over `kind`, each with data of its own. */
export type JobEvent<Fields extends object, Ids> =
  | {
      [Kind in keyof Fields & string]: {
        kind: Kind;
        /** As the stream names it; the same as `kind`, which is `unknown` for kinds that came up later. */
        name: Kind;
        seq: number;
        data: Ids & EventBase & Fields[Kind];
      };
    }[keyof Fields & string]
  | UnknownEvent<Ids>;

/** What a stream of one kind of job is made of. */
export interface EventKinds {
  readonly known: ReadonlySet<string>;
  /** After these nothing comes. */
  readonly last: ReadonlySet<string>;
}
