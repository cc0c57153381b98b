import type { RecordAudience, RecordFieldType } from '../model/records.js';

/** Path of the schema among the files of a site. */
export const DATA_SCHEMA_PATH = '.capstan/data.json';

/** One field of a collection. */
export interface FieldSpec {
  /** `[a-z][a-z0-9_]{0,39}`; stable when the label changes. */
  name: string;
  /** In the site's language. */
  label: string;
  type: RecordFieldType;
  isRequired: boolean;
  /** Required if the choice `field` has one of these values, and dropped otherwise. */
  requiredWhen?: { field: string; is: string[] };
  /** For `choice`, `choices` and `items`; `value` is stored, `label` shown; `price` counts for a cart, `points` for a score. */
  /** `capacity`: for how many people each slot of it has room, instead of that of the collection. */
  options?: { value: string; label: string; price?: number; points?: number; capacity?: number }[];
  /** Characters of a text (default 200; long_text 5,000), or the bounds of a number. */
  max?: number;
  min?: number;
}

/**
 * What visitors may do with entries. `submit`: send only. `list`: also read the `publicFields` of all entries.
 * `edit`: also change and delete them, e.g. the cards of a shared board. `private`: read, change and delete what was
 * sent with the same secret `space`, e.g. one person's tracker.
 */
export type CollectionAccess = 'submit' | 'list' | 'edit' | 'private';

/** A kind of entry that a site collects. */
export interface CollectionSpec {
  /** `[a-z][a-z0-9_-]{0,39}`. */
  name: string;
  /** In the site's language. */
  title: string;
  fields: FieldSpec[];
  access: CollectionAccess;
  /** Who may do what `access` allows; default anyone. */
  audience?: { read: RecordAudience; create: RecordAudience; update: RecordAudience };
  /** Fields that visitors may read under `list`; default none. Never e-mail addresses and telephone numbers. */
  publicFields?: string[];
  /**
   * Entries may not agree in this field, up to `capacity` of them (default 1): a slot is booked once. The capacity of a
   * slot counts `sumField` if there is one: people, not bookings.
   */
  uniqueField?: string;
  capacity?: number;
  /**
   * A choice whose value belongs to what may not agree: two courses at the same time have room of their own. Without a
   * `capacity` an option has any number of places.
   */
  uniqueWith?: string;
  /** Entries that all of it takes, e.g. places at an event. `sumField`: a number field that counts instead of 1. */
  totalCapacity?: number;
  sumField?: string;
  /** The slots that may be booked; others are refused. */
  slots?: BookableSlots;
  /** Answers to a sent entry carry a code; an entry sent with `ref` = code moves that one up (waitlist). */
  hasReferrals?: boolean;
  /** What visitors read after sending. */
  confirmation?: string;
}

/** Bookable times, in the local time of the site. */
export type BookableSlots = BookablePeriod & (SlotsWithinHours | SlotsOfOptions);

/** Every step of the hours can be booked. */
export interface SlotsWithinHours {
  /** By weekday `mo` … `su`. */
  hours: { days: string[]; opens: string; closes: string }[];
  stepMinutes: number;
}

/** The weekly times of the chosen option can be booked. */
export interface SlotsOfOptions {
  /** A choice. */
  timesOf: string;
  times: { option: string; days: string[]; starts: string }[];
}

export interface BookablePeriod {
  /** How many days ahead. */
  daysAhead: number;
  /** How long before a slot it can still be booked; default: until it begins. */
  leadMinutes?: number;
  /** IANA name. Without it, a day more on either side is accepted. */
  timeZone?: string;
}

/**
 * Content of `.capstan/data.json`: the entries that a site collects. The renderer writes it, and a language model may
 * write one too; the service checks each entry against that of the commit that visitors see.
 */
export interface DataSchema {
  version: 1;
  /** BCP 47; messages to visitors without a script are in it. */
  language?: string;
  /** Files of pages that only members get. */
  membersPages?: string[];
  collections: CollectionSpec[];
}
