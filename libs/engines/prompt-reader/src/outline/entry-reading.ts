import type { Draft } from '../extract/drafts.js';
import type { Range } from '../text/range.js';
import type { Quotation } from '../clauses/quotations.js';

/** What an entry of an outline says. */
export interface EntryReading {
  drafts: readonly Draft[];
  /** What is read here, so that it is not read as text for visitors. */
  taken: readonly Range[];
  /** What is left to the reading of the rest, and surely said to visitors. */
  stated?: readonly Range[];
  /** What the top of the page says; the headline first. */
  lines?: readonly Quotation[];
  /** What buttons say. */
  buttons?: readonly Quotation[];
}

/** Everything is left to the reading of the rest. */
export const LEFT: EntryReading = { drafts: [], taken: [] };
