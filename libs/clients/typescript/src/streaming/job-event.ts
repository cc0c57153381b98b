/** The data of every event of a build or run. */
export interface EventBase {
  /** Counts from 1 without gaps. */
  seq: number;
  /** Time of the event, ISO 8601. */
  at: string;
}

/** An event of a kind that this version of the client does not know. `name` is its kind. */
export interface UnknownEvent<Ids> {
  kind: 'unknown';
  name: string;
  seq: number;
  data: Ids & EventBase & Record<string, unknown>;
}

/** The events of a job as a union over `kind`, each with its own data. */
export type JobEvent<Fields extends object, Ids> =
  | {
      [Kind in keyof Fields & string]: {
        kind: Kind;
        /** The name in the stream; equal to `kind`, which is `unknown` for kinds of later versions. */
        name: Kind;
        seq: number;
        data: Ids & EventBase & Fields[Kind];
      };
    }[keyof Fields & string]
  | UnknownEvent<Ids>;

/** Definition of the stream of one kind of job. */
export interface EventKinds {
  readonly known: ReadonlySet<string>;
  /** The terminal events. */
  readonly last: ReadonlySet<string>;
}
