/** A JSON Schema, for documentation. */
export type FieldSchema = Readonly<Record<string, unknown>>;

/** What is known of the events of a stream: the source of their schema in the OpenAPI document. */
export interface EventDocumentation<K extends string = string> {
  /** Of the schema. */
  readonly name: string;
  /** Fields of every event's data that name the job. */
  readonly ids: Readonly<Record<string, FieldSchema>>;
  /** What each kind tells, and the fields of its own. */
  readonly kinds: Readonly<Record<K, KindDocumentation>>;
  /** Kinds after which nothing follows. */
  readonly terminalKinds: readonly K[];
  /** A stretch of a stream as it stands on the wire. */
  readonly example: string;
}

interface KindDocumentation {
  readonly tells: string;
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

/** A field that holds a whole number. */
export const count = (description: string): FieldSchema => ({ type: 'integer', description });

/** A field of true or false. */
export const flag = (description: string): FieldSchema => ({ type: 'boolean', description });

/** A list of strings. */
export const texts = (description: string): FieldSchema => ({
  type: 'array',
  items: { type: 'string' },
  description,
});

/** One schema for all events of a stream, told apart by `event`; its title is its name. */
export function eventSchema(events: EventDocumentation): FieldSchema {
  return {
    title: events.name,
    description: `An event of the stream: the lines \`id\`, \`event\` and \`data\` (JSON) of a Server-Sent Event. Kinds may be added: pass over those you do not know. Nothing follows ${events.terminalKinds.map((kind) => `\`${kind}\``).join(', ')}.`,
    oneOf: Object.entries(events.kinds).map(([kind, { tells, fields, optional = [] }]) => {
      const properties = { ...events.ids, seq: SEQ, at: AT, ...fields };
      return {
        type: 'object',
        description: tells,
        required: ['id', 'event', 'data'],
        properties: {
          id: { type: 'integer', minimum: 1, description: 'Send it as `Last-Event-ID` to go on after it' },
          event: { type: 'string', enum: [kind], description: 'Kind' },
          data: {
            type: 'object',
            description: 'What it tells',
            required: Object.keys(properties).filter((name) => !optional.includes(name)),
            properties,
          },
        },
      };
    }),
  };
}
