import type { NewDomainEvent } from './domain-event.js';

const NAME = /^[a-z]+(\.[a-z_]+)+$/;

/** What documentation shows of an event type. */
interface EventTypeOptions<Data extends object> {
  /** When it happens, in one sentence. */
  description: string;
  /** Data of a typical event. Never a secret: handlers may send it to other services. */
  example: Data;
}

/** A kind of event, with the type of its data. */
export class EventType<Data extends object = object> {
  readonly description: string;
  readonly example: Data;

  constructor(
    /** `<subject>.<what happened>`, e.g. `key.created`. */
    readonly name: string,
    { description, example }: EventTypeOptions<Data>,
  ) {
    if (!NAME.test(name)) throw new Error(`"${name}" must be <subject>.<what happened>, e.g. key.created`);
    this.description = description;
    this.example = example;
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
