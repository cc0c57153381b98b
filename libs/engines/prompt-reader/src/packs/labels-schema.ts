import { z } from 'zod';
import { type Feature, FEATURES, type Refusal, REFUSALS } from './grammar-schema.js';
import { LOOK_CHANGES, type LookChange } from './look-words-schema.js';

export const label = z.string().min(1);
const oneAndMany = z.tuple([label, label]).describe('one and many');

/** Headings, labels and answers in a language. They name things and are not sentences about the customer. */
export const Labels = z.strictObject({
  pages: z.strictObject({
    home: label,
    about: label,
    offer: label,
    people: label,
    dates: label,
    visit: label,
    gallery: label,
    rules: label,
    news: label,
  }),
  headings: z.strictObject({
    about: label,
    offer: label,
    people: label,
    hours: label,
    contact: label,
    dates: label,
    policies: label,
    gallery: label,
    numbers: label,
    quotes: label,
    notice: label,
  }),
  actions: z.strictObject({
    booking: label,
    shop: label,
    form: label,
    waitlist: label,
    tickets: label,
    rsvp: label,
    signUp: label.describe('heading of a form in which visitors enroll'),
    call: label,
    write: label,
  }),
  records: z.strictObject(
    Object.fromEntries(FEATURES.map((key) => [key, oneAndMany])) as Record<Feature, typeof oneAndMany>,
  ),
  signUp: oneAndMany,
  fields: z.record(z.string().regex(/^[a-z][a-z_]*$/), label),
  statuses: z.array(label).min(3).max(5),
  fallbackName: label.describe('{kind}, {place}'),
  placeLine: label.describe('{kind}, {place}'),
  scope: z.strictObject({
    build: label,
    ask: label,
    ...Object.fromEntries(REFUSALS.map((key) => [key, label])),
  } as Record<'build' | 'ask' | Refusal, typeof label>),
  reasons: z.strictObject({
    wish: label,
    unknown: label,
    note: label.describe('of a sentence that was taken as said to the builder'),
    content: label.describe('of an ordered section without facts'),
    pictures: label.describe('of a gallery that was asked for: pictures have to be sent'),
    which: label.describe('{names}: a message can mean one of several'),
  }),
  claims: z.strictObject({
    changed: label.describe('{what}: {from} → {to}'),
    set: label.describe('{what}: {to}'),
    moved: label.describe('{what}'),
    added: label.describe('{what}'),
    removed: label.describe('{what}'),
    renamed: label.describe('{to}'),
    colors: label.describe('{to}'),
    look: label.describe('{to}'),
    undone: label,
    kept: label,
    notUnderstood: label,
    beyond: label,
    thanks: label.describe('to a message that only praises'),
    question: label,
    already: label.describe('to "check that it says …"'),
  }),
  looks: z
    .strictObject(
      Object.fromEntries(LOOK_CHANGES.map((key) => [key, label])) as Record<LookChange, typeof label>,
    )
    .describe('what became of a look, in claims'),
});
export type Labels = z.infer<typeof Labels>;
