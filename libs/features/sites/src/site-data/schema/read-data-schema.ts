import { type DataSchema, RECORD_FIELD_TYPES } from '@capstan/site-document';
import { z } from 'zod';
import { isTimeZone } from '../entries/local-time.js';

const MAX_SCHEMA_CHARACTERS = 256 * 1024;
const MAX_COLLECTIONS = 30;
const MAX_FIELDS = 60;
const MAX_OPTIONS = 300;

const label = z.string().max(300);
const fieldName = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const audience = z.enum(['anyone', 'members', 'owner']);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);

const field = z
  .object({
    name: fieldName,
    label,
    type: z.enum(RECORD_FIELD_TYPES),
    isRequired: z.boolean().default(false),
    requiredWhen: z
      .object({ field: fieldName, is: z.array(z.string().max(300)).min(1).max(MAX_OPTIONS) })
      .optional(),
    options: z
      .array(
        z.object({
          value: z.string().min(1).max(300),
          label,
          price: z.number().min(0).optional(),
          points: z.int().min(0).max(1000).optional(),
          capacity: z.int().min(1).max(100_000).optional(),
        }),
      )
      .max(MAX_OPTIONS)
      .optional(),
    max: z.number().optional(),
    min: z.number().optional(),
  })
  .refine(({ type, options }) => options !== undefined || !['choice', 'choices', 'items'].includes(type), {
    message: 'choice, choices and items need options',
  });

const weekdays = z.array(z.enum(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'])).max(7);
const period = {
  daysAhead: z.int().min(0).max(730),
  leadMinutes: z.int().min(0).max(525_600).optional(),
  timeZone: z.string().max(60).refine(isTimeZone, 'is not a time zone').optional(),
};
const slots = z.union([
  z.object({
    hours: z.array(z.object({ days: weekdays, opens: clock, closes: clock })).max(50),
    stepMinutes: z.int().min(5).max(1440),
    ...period,
  }),
  z.object({
    timesOf: fieldName,
    times: z.array(z.object({ option: z.string().max(300), days: weekdays, starts: clock })).max(1000),
    ...period,
  }),
]);

const collection = z
  .object({
    name: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
    title: label,
    fields: z.array(field).min(1).max(MAX_FIELDS),
    access: z.enum(['submit', 'list', 'edit', 'private']),
    audience: z.object({ read: audience, create: audience, update: audience }).optional(),
    publicFields: z.array(fieldName).max(MAX_FIELDS).optional(),
    uniqueField: fieldName.optional(),
    uniqueWith: fieldName.optional(),
    capacity: z.int().min(1).max(100_000).optional(),
    totalCapacity: z.int().min(1).max(1_000_000).optional(),
    sumField: fieldName.optional(),
    slots: slots.optional(),
    hasReferrals: z.boolean().optional(),
    confirmation: label.optional(),
  })
  .superRefine(
    ({ fields, uniqueField, uniqueWith, sumField, publicFields, slots: offered, hasReferrals }, context) => {
      const types = new Map(fields.map(({ name, type }) => [name, type]));
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      if (types.size < fields.length) refuse('two fields have the same name');
      const conditions = fields.flatMap(({ requiredWhen }) => requiredWhen?.field ?? []);
      const choices = [uniqueWith, offered && 'timesOf' in offered ? offered.timesOf : undefined];
      for (const name of choices) {
        if (name !== undefined && types.get(name) !== 'choice') refuse(`${name} is not a choice`);
      }
      for (const name of [uniqueField, sumField, ...conditions, ...(publicFields ?? [])]) {
        if (name !== undefined && !types.has(name)) refuse(`there is no field ${name}`);
      }
      if (sumField !== undefined && types.get(sumField) !== 'number') refuse('sumField is not a number');
      if (
        uniqueField !== undefined &&
        ['choices', 'items', 'long_text'].includes(types.get(uniqueField) ?? '')
      ) {
        refuse('uniqueField has a type whose values are not compared');
      }
      if (hasReferrals && types.has('ref'))
        refuse('no field may be named ref in a collection with referrals');
    },
  );

const dataSchema = z
  .object({
    version: z.literal(1),
    language: z.string().max(35).optional(),
    membersPages: z.array(z.string().max(300)).max(100).optional(),
    collections: z.array(collection).max(MAX_COLLECTIONS),
  })
  .refine(({ collections }) => new Set(collections.map(({ name }) => name)).size === collections.length, {
    message: 'two collections have the same name',
  });

/** Result of reading a schema; `faults` are messages for its author. */
export type ReadSchema = { schema: DataSchema } | { faults: string[] };

/** Parses the schema of a builder or a language model, which is untrusted. */
export function readDataSchema(text: string): ReadSchema {
  if (text.length > MAX_SCHEMA_CHARACTERS) return { faults: ['it is too large'] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: ['it is not JSON'] };
  }
  const parsed = dataSchema.safeParse(value);
  if (parsed.success) return { schema: parsed.data };
  return {
    faults: parsed.error.issues.slice(0, 20).map(({ path, message }) => `${path.join('.')}: ${message}`),
  };
}
