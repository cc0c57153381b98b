/** What the page says about its records (src/records/script-data.ts). */
export interface SiteData {
  locale: string;
  timeZone: string;
  currency: string | null;
  words: {
    forms: Record<string, string>;
    entries: Record<string, string>;
    refusals: Record<string, string>;
    members: Record<string, string>;
  };
  records: Record<string, RecordData>;
}

export interface RecordData {
  url: string;
  sent: string;
  canChange: boolean;
  hasReferrals?: boolean;
  fields: FieldData[];
  slots?: SlotRules;
}

export interface FieldData {
  id: string;
  label: string;
  type: string;
  unit?: string;
  requiredWhen?: { field: string; is: string[] };
  options?: { value: string; label: string; price?: number }[];
}

/** The steps of hours, or the weekly times of the option that is chosen in the field `timesOf`. */
export type SlotRules = { leadTimeMinutes: number; daysAhead: number } & (HourRules | OptionRules);

export interface HourRules {
  durationMinutes: number;
  hours: { days: string[]; opens: string; closes: string }[];
}

export interface OptionRules {
  timesOf: string;
  times: { option: string; days: string[]; starts: string }[];
}

/** An entry as the service lists it. */
export type Entry = Record<string, FieldValue | undefined> & { id: string; at: string };

export type FieldValue = string | number | boolean | string[] | { value: string; quantity: number }[];

/** The answer to a sent entry. */
export interface Receipt {
  id: string;
  code?: string;
  position?: number;
  score?: { points: number; of: number };
}

export interface Listing {
  entries: Entry[];
  taken: string[];
}

/** A view of entries, as the document describes it. */
export interface ViewData {
  type: 'list' | 'table' | 'board' | 'calendar' | 'gallery' | 'chart';
  title?: string;
  detail?: string[];
  columns?: string[];
  groupBy?: string;
  sum?: string;
  date?: string;
}

const text = document.querySelector('#records')?.textContent ?? '{"records":{}}';
export const site = JSON.parse(text) as SiteData;
