import type { SiteDocument } from '@capstan/site-document';
import type { Language } from '../../packs/language.js';
import type { ChangedParts } from '../demands/changed-parts.js';
import type { Demands } from '../demands/demands.js';

/** A change of a site, and all that it is judged by. */
export interface Comparison {
  demands: Demands;
  before: SiteDocument;
  after: SiteDocument;
  parts: ChangedParts;
  /** The instruction. */
  text: string;
  folded: string;
  /** Whether it is a sentence for visitors, to be added as it is. */
  isSaid: boolean;
  /** The numbers of the months that it names. */
  months: readonly string[];
  /** Of the message. */
  language: Language;
  /** Of the site. */
  own: Language;
}

export type ChangedFact = ChangedParts['changed'][number];

/** Whether a date, as month and day, is of one of the months. */
export const isOfMonth = (date: string, { months }: Comparison): boolean =>
  months.includes(date.split('-')[0] ?? '');
