import type { Type } from '@nestjs/common';
import type { NewDomainEvent } from './domain-event.js';

const NAME = /^[a-z]+(\.[a-z_]+)+$/;

/**
 * Who may subscribe to events from outside: the account they belong to, the operators of the service, or only handlers in
 * this service.
 */
export type EventAudience = 'account' | 'operators' | 'handlers';

/** What documentation shows of an event type. */
interface EventTypeOptions<Data extends object> {
  /** When it happens, in one sentence. */
  description: string;
  /** Class that documents the fields of the data. */
  schema?: Type<Data>;
  /** Default: `account`. Events are written only if they have a subscriber, so frequent ones are for `handlers`. */
  audience?: EventAudience;
  /** Data of a typical event. Never a secret: handlers may send it to other services. */
  example: Data;
}

/** A kind of event, with the type of its data. */
export class EventType<Data extends object = object> {
  readonly description: string;
  readonly example: Data;
  readonly schema: Type<Data> | undefined;
  readonly audience: EventAudience;

  constructor(
    /** `<subject>.<what happened>`, e.g. `key.created`. */
    readonly name: string,
    { description, example, schema, audience = 'account' }: EventTypeOptions<Data>,
  ) {
    if (!NAME.test(name)) throw new Error(`"${name}" must be <subject>.<what happened>, e.g. key.created`);
    this.description = description;
    this.example = example;
    this.schema = schema;
    this.audience = audience;
  }

  /** @param accountId null: the event belongs to the service itself. */
  create(accountId: string | null, data: Data): NewDomainEvent<Data> {
    return { type: this.name, accountId, data };
  }
}

/** Declares a kind of event; register it with `DomainEventsModule.forFeature`. */
export const defineEvent = <Data extends object>(
  name: string,
  options: EventTypeOptions<Data>,
): EventType<Data> => new EventType(name, options);
