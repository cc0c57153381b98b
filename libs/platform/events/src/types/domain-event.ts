/** Something that happened, as handlers receive it. */
export interface DomainEvent<Data extends object = object> {
  /** UUID. A handler that is called twice for an event sees the same id. */
  id: string;
  /** E.g. `credits.charged`. */
  type: string;
  /** The account it belongs to; null: the service itself. */
  accountId: string | null;
  occurredAt: Date;
  data: Data;
}

/** An event to be written: id and time are added with it. */
export type NewDomainEvent<Data extends object = object> = Pick<
  DomainEvent<Data>,
  'type' | 'accountId' | 'data'
> & {
  /** W3C `traceparent` of what made it happen, null if that is not traced; default: the current span. */
  traceparent?: string | null;
};
