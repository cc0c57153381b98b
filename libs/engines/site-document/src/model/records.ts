import { z } from 'zod';
import { FieldName, Id, Line } from './names.js';

export const RECORD_FIELD_TYPES = [
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'number',
  'date',
  'time',
  'slot',
  'choice',
  'choices',
  'checkbox',
  'items',
] as const;
export type RecordFieldType = (typeof RECORD_FIELD_TYPES)[number];

/** Types whose values come from a list. */
const WITH_OPTIONS: readonly RecordFieldType[] = ['choice', 'choices', 'items'];

export const RecordOption = z.strictObject({
  value: z.string().min(1).max(100),
  label: Line,
  fact: Id.optional().describe('the item that it represents: its name and price are shown'),
  points: z.int().min(0).max(1000).optional().describe('what this answer of a quiz scores; never on a page'),
});

const RequiredWhen = z.strictObject({
  field: FieldName.describe('a choice'),
  is: z.array(z.string().min(1).max(100)).min(1).max(20).describe('values of its options'),
});

export const RecordField = z
  .strictObject({
    id: FieldName,
    label: Line,
    type: z.enum(RECORD_FIELD_TYPES),
    isRequired: z.boolean(),
    requiredWhen: RequiredWhen.optional().describe(
      'required, and asked for, only with these answers: an address for deliveries',
    ),
    options: z.array(RecordOption).min(1).max(200).optional(),
    unit: Line.optional(),
    help: Line.optional(),
    min: z.number().optional(),
    max: z.number().optional(),
  })
  .refine(({ type, options }) => !WITH_OPTIONS.includes(type) || options !== undefined, {
    path: ['options'],
    message: 'is required for choice, choices and items',
  })
  .meta({ id: 'RecordField' });
export type RecordField = z.infer<typeof RecordField>;

const view = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** A way to show the entries of a record; fields are given by their ids. */
export const RecordView = z
  .discriminatedUnion('type', [
    view('form', {}),
    view('list', { title: FieldName, detail: z.array(FieldName).max(6).optional() }),
    view('table', { columns: z.array(FieldName).min(1).max(12) }),
    view('board', { groupBy: FieldName, title: FieldName, detail: z.array(FieldName).max(4).optional() }),
    view('calendar', { date: FieldName, title: FieldName }),
    view('gallery', { title: FieldName, detail: z.array(FieldName).max(4).optional() }),
    view('chart', { groupBy: FieldName, sum: FieldName.optional() }),
  ])
  .meta({ id: 'RecordView' });
export type RecordView = z.infer<typeof RecordView>;
export type RecordViewOf<T extends RecordView['type']> = Extract<RecordView, { type: T }>;

/** Who may do something with entries. Members sign in with a link by e-mail. */
export const RecordAudience = z.enum(['anyone', 'members', 'owner']);
export type RecordAudience = z.infer<typeof RecordAudience>;

const Capacity = z
  .strictObject({
    counts: z.enum(['people', 'entries']),
    field: FieldName.optional().describe('the number of people in an entry'),
    perSlot: z.int().min(1).max(100_000).optional(),
    total: z.int().min(1).max(1_000_000).optional(),
  })
  .refine(({ counts, field }) => counts === 'entries' || field !== undefined, {
    path: ['field'],
    message: 'is required to count people',
  });

const bookable = {
  leadTimeMinutes: z.int().min(0).max(525_600),
  daysAhead: z.int().min(1).max(730),
};
const SlotsOfHours = z.strictObject({
  durationMinutes: z.int().min(5).max(1440),
  hours: z.array(Id).min(1).max(20).describe('the hours facts within which times can be booked'),
  ...bookable,
});
const SlotsOfItems = z.strictObject({
  timesOf: FieldName.describe('a choice of items: the weekly times of the chosen one can be booked'),
  ...bookable,
});

/** A kind of entry that visitors or members create: a booking, an order, a card on a board. */
export const RecordSchema = z
  .strictObject({
    id: Id.max(40),
    name: Line.describe('one of them: "Booking"'),
    plural: Line.describe('"Bookings"'),
    fields: z.array(RecordField).min(1).max(60),
    views: z.array(RecordView).min(1).max(8),
    access: z.strictObject({ read: RecordAudience, create: RecordAudience, update: RecordAudience }),
    publicFields: z
      .array(FieldName)
      .max(60)
      .optional()
      .describe('fields that visitors see when read is anyone'),
    capacity: Capacity.optional(),
    slots: z.union([SlotsOfHours, SlotsOfItems]).optional(),
    referrals: z
      .boolean()
      .optional()
      .describe('an entry gets a code to share, and moves up with each entry sent with that code'),
    confirmation: Line.optional().describe('shown after an entry was created'),
    unique: FieldName.optional().describe('no two entries agree in this field'),
  })
  .meta({ id: 'RecordSchema' });
export type RecordSchema = z.infer<typeof RecordSchema>;
