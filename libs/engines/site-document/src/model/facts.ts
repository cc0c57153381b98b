import { z } from 'zod';
import { ImageRef } from './image.js';
import { Money } from './money.js';
import { ClockTime, Id, Line, LocalDate, Text, Weekday } from './names.js';
import { Span } from './span.js';

const fact = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({
    id: Id,
    type: z.literal(type),
    source: z
      .array(Span)
      .max(20)
      .describe('where the customer said it; empty for what the owner added by hand'),
    ...shape,
  });

export const PersonFact = fact('person', {
  name: Line,
  title: Line.optional().describe('"Dr.", "Prof."'),
  role: Line.optional(),
  about: Text.optional(),
  image: ImageRef.optional(),
});
/** When an item takes place, every week, in the time zone of the document. */
export const ItemTime = z
  .strictObject({ days: z.array(Weekday).min(1).max(7), starts: ClockTime, ends: ClockTime.optional() })
  .meta({ id: 'ItemTime' });
export type ItemTime = z.infer<typeof ItemTime>;

export const ItemFact = fact('item', {
  name: Line,
  description: Text.optional(),
  price: z.union([Money, Line]).optional().describe('an amount, or words such as "on request"'),
  unit: Line.optional(),
  duration: Line.optional(),
  times: z.array(ItemTime).min(1).max(30).optional().describe('weekly times, such as those of a class'),
  places: z
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('how many people can come each time, where items differ in it'),
  group: Line.optional().describe('the heading that it belongs to, such as "Starters"'),
  note: Line.optional(),
  image: ImageRef.optional(),
});
export const PlaceFact = fact('place', {
  name: Line.optional(),
  address: Line.optional(),
  area: Line.optional().describe('a city or region without a street'),
  directions: Text.optional(),
});
export const HoursFact = fact('hours', {
  days: z.array(Weekday).min(1).max(7),
  opens: ClockTime.optional(),
  closes: ClockTime.optional(),
  isClosed: z.boolean().optional(),
  note: Line.optional(),
});
export const ContactFact = fact('contact', {
  channel: z.enum(['phone', 'email', 'url', 'social']),
  value: Line,
  label: Line.optional(),
});
export const DateFact = fact('date', {
  title: Line,
  start: LocalDate,
  end: LocalDate.optional(),
  isAllDay: z.boolean(),
  place: Line.optional(),
  note: Line.optional(),
});
export const PolicyFact = fact('policy', { topic: Line.optional(), text: Text });
export const StatementFact = fact('statement', { text: Text });
export const NumberFact = fact('number', { label: Line, value: z.number(), unit: Line.optional() });
export const QuoteFact = fact('quote', { text: Text, by: Line.optional() });
export const ListFact = fact('list', { title: Line.optional(), entries: z.array(Line).min(1).max(100) });

/** Something that the customer said. Everything on a page comes from facts. */
export const Fact = z
  .discriminatedUnion('type', [
    PersonFact,
    ItemFact,
    PlaceFact,
    HoursFact.refine(
      (hours) => hours.isClosed === true || (hours.opens !== undefined && hours.closes !== undefined),
      {
        message: 'needs opens and closes, or isClosed',
      },
    ),
    ContactFact,
    DateFact.refine(({ start, end }) => end === undefined || end >= start, {
      path: ['end'],
      message: 'must not be before start',
    }),
    PolicyFact,
    StatementFact,
    NumberFact,
    QuoteFact,
    ListFact,
  ])
  .meta({ id: 'Fact' });
export type Fact = z.infer<typeof Fact>;
export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;

export const FACT_TYPES = [
  'person',
  'item',
  'place',
  'hours',
  'contact',
  'date',
  'policy',
  'statement',
  'number',
  'quote',
  'list',
] as const satisfies readonly FactType[];
