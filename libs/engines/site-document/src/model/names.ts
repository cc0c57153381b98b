import { z } from 'zod';

/** An id within a document: stable when texts change, so that patches and ledgers can refer to it. */
export const Id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,59}$/,
    'must be lower-case letters, digits and hyphens, at most 60, beginning with a letter',
  );

/** A name of a record's field: also a column of the export and the name of a form field. */
export const FieldName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,39}$/,
    'must be lower-case letters, digits and underscores, at most 40, beginning with a letter',
  );

/** A text of one line that is shown to visitors. */
export const Line = z.string().trim().min(1, 'must not be blank').max(300);

/** A text of several sentences that is shown to visitors. */
export const Text = z.string().trim().min(1, 'must not be blank').max(4000);

/** A local time; `24:00` is midnight at the end of a day. */
export const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time of day such as 09:30');

/** A local date, with or without a time; the time zone is that of the document. */
export const LocalDate = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?$/,
    'must be a date such as 2027-05-14 or 2027-05-14T18:30',
  )
  .refine((text) => isRealDate(text), 'must be a date of the calendar');

export const WEEKDAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;
export const Weekday = z.enum(WEEKDAYS);
export type Weekday = z.infer<typeof Weekday>;

/** `Date` would move 2026-02-31 to March. */
function isRealDate(text: string): boolean {
  const moment = Date.parse(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text.slice(0, 10));
}
