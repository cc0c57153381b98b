/** A JSON Schema, for documentation. */
export type FieldSchema = Readonly<Record<string, unknown>>;

/** Describes the events of a stream: the source of their schema in the OpenAPI document. */
export interface EventDocumentation<K extends string = string> {
  /** Name of the schema. */
  readonly name: string;
  /** Fields that name the job in the data of every event. */
  readonly ids: Readonly<Record<string, FieldSchema>>;
  /** Description and own fields of each kind. */
  readonly kinds: Readonly<Record<K, KindDocumentation>>;
  /** Kinds after which no event follows. */
  readonly terminalKinds: readonly K[];
  /** An excerpt of a stream as sent. */
  readonly example: string;
}

interface KindDocumentation {
  readonly description: string;
  readonly fields: Readonly<Record<string, FieldSchema>>;
  /** Names of fields that may be absent. */
  readonly optional?: readonly string[];
}

const SEQ = { type: 'integer', minimum: 1, description: 'Counts from 1 without gaps' };
const AT = { type: 'string', format: 'date-time', description: 'When it happened' };

/** A string field. */
export const text = (description: string): FieldSchema => ({ type: 'string', description });

/** A string field that may be null. */
export const textOrNull = (description: string): FieldSchema => ({ type: ['string', 'null'], description });

/** An integer field. */
export const count = (description: string): FieldSchema => ({ type: 'integer', description });

/** A boolean field. */
export const flag = (description: string): FieldSchema => ({ type: 'boolean', description });

/** A list of strings. */
export const texts = (description: string): FieldSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

/** Returns one schema for all events of a stream, discriminated by `event`; its title is its name. */
export function eventSchema(events: EventDocumentation): FieldSchema {
  return {
    title: events.name,
    description: `An event of the stream: the lines \`id\`, \`event\` and \`data\` (JSON) of a Server-Sent Event. Kinds may be added: ignore those you do not know. No event follows ${events.terminalKinds.map((kind) => `\`${kind}\``).join(', ')}.`,
    oneOf: Object.entries(events.kinds).map(([kind, { description, fields, optional = [] }]) => {
      const properties = { ...events.ids, seq: SEQ, at: AT, ...fields };
      return {
        type: 'object',
        description: description,
        required: ['id', 'event', 'data'],
        properties: {
          id: {
            type: 'integer',
            minimum: 1,
            description: 'Send it as `Last-Event-ID` to continue after this event',
          },
          event: { type: 'string', enum: [kind], description: 'Kind' },
          data: {
            type: 'object',
            description: 'Payload',
            required: Object.keys(properties).filter((name) => !optional.includes(name)),
            properties,
          },
        },
      };
    }),
  };
}
