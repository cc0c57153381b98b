import { z } from 'zod';
import { Fact } from './facts.js';
import { Currency } from './money.js';
import { Id, Line } from './names.js';
import { Copy, Page } from './pages.js';
import { RecordSchema } from './records.js';
import { Span } from './span.js';
import { Theme } from './theme.js';

/** The version that this code writes; `migrateDocument` converts earlier ones. */
export const DOCUMENT_VERSION = 1;

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const LanguageTag = z
  .string()
  .max(35)
  .refine(isLanguage, 'must be a language tag (BCP 47), such as de or pt-BR');

export const Identity = z.strictObject({
  name: Line,
  kind: Id.describe('a kind of the reader, such as bakery'),
  tagline: Copy.optional(),
  domainWords: z.array(Line).max(40).describe("the customer's own words for what they do"),
});

export const Constraint = z.strictObject({
  kind: z.enum(['without-feature', 'without-word', 'keep-exactly', 'must-say']),
  value: Line,
  source: Span,
});
export type Constraint = z.infer<typeof Constraint>;

export const OpenPoint = z.strictObject({ text: Line, source: Span, reason: Line });
export type OpenPoint = z.infer<typeof OpenPoint>;

/** A site: everything on its pages comes from here (`site.json`). */
export const SiteDocument = z
  .strictObject({
    $schema: z.string().max(300).optional(),
    version: z.literal(DOCUMENT_VERSION),
    language: LanguageTag,
    locale: LanguageTag.describe('for dates, numbers and prices, such as de-AT'),
    timeZone: z.string().max(60).refine(isTimeZone, 'must be a time zone of IANA, such as Europe/Berlin'),
    currency: Currency.nullable(),
    identity: Identity,
    facts: z.array(Fact).max(600),
    pages: z.array(Page).min(1).max(40),
    records: z.array(RecordSchema).max(20),
    theme: Theme,
    constraints: z.array(Constraint).max(100),
    openPoints: z.array(OpenPoint).max(200),
  })
  .meta({ id: 'SiteDocument', title: 'A site of Capstan (site.json)' });
export type SiteDocument = z.infer<typeof SiteDocument>;
export type Identity = z.infer<typeof Identity>;
