import type { DraftFact } from '../../extract/drafts.js';
import type { Range } from '../../text/range.js';
import type { Exchange } from './exchange.js';
import type { FormOrder } from './form-order.js';
import type { NoteOrder } from './note.js';
import type { Content } from './content.js';
import type { Operation } from './operations.js';
import type { RuleOrder } from './rule-order.js';

/** An item that a message offers, as it is to be on the site. */
export type Offer = Extract<DraftFact, { type: 'item' }>;

/** One change that is asked for, as a part of a message. */
export interface Instruction extends Range {
  text: string;
  folded: string;
  /** What its own words ask for; those of the part before it where it has none. */
  operations: ReadonlySet<Operation>;
  isQuestion: boolean;
  /** A sentence for visitors, to be added as it is. */
  isSaid: boolean;
  /** Texts for visitors that it brings, in a form of their own. */
  content?: Content;
  /** What stays and is to have a note, or has none any more. */
  note?: NoteOrder;
  /** Says of something that it is taken or full, and not of what, so that nothing else may be read out of it. */
  isUnclear?: boolean;
  /** The whole name of a person of whom it says that they have gone. */
  person?: string;
  /** What it changes of a form. */
  form?: FormOrder;
  /** What goes, and what comes in its place. */
  exchange?: Exchange;
  /** New items with their prices. */
  offers?: readonly Offer[];
  /** A sentence for visitors, in the place of one of the site or next to it. */
  rule?: RuleOrder;
}
