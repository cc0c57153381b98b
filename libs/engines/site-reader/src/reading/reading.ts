import type { RecordFieldType } from '@capstan/site-document';
import type { Feature, Tone } from '../packs/grammar-schema.js';
import type { Clause } from '../clauses/roles.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import type { FoundCapacity } from '../extract/capacity.js';
import type { FoundMoney } from '../extract/money.js';
import type { Range } from '../text/range.js';
import type { OrderedBlocks } from './blocks.js';
import type { FoundKind } from './kind.js';
import type { FoundName } from './name.js';

/** A field that the customer names; without a type, its label decides. */
export interface WishedField {
  label: string;
  options: string[];
  type?: RecordFieldType;
}

/** The parts that a wish lists: fields of a form, columns of a board, questions of a quiz. */
export interface WishedFields {
  fields: WishedField[];
  statuses: string[];
  clauses: ReadonlySet<Clause>;
  /** The clauses that a form or a log meets completely: "sign up as volunteers for clean-ups". */
  met: ReadonlySet<Clause>;
  /** The heading of the entries: what they count. */
  title: string | null;
  /** Whether visitors are asked for the fields: they belong to a form, not to a log or a board. */
  isAsked: boolean;
  /** Whether the form enrolls visitors, as volunteers or for a course, rather than sending a message. */
  isSignUp: boolean;
}

export interface DraftConstraint {
  kind: 'without-feature' | 'without-word' | 'keep-exactly' | 'must-say';
  value: string;
  range: Range;
}

/** A part of a prompt that the customer is informed about; why, as a key of the labels. */
export interface OpenRange extends Range {
  reason: 'wish' | 'unknown' | 'note' | 'content' | 'pictures';
}

/** Everything that was found in a prompt, before ids and pages are given. */
export interface Reading {
  prompt: PromptText;
  clauses: Clause[];
  drafts: Draft[];
  monies: FoundMoney[];
  name: FoundName | null;
  kind: FoundKind;
  areas: string[];
  features: Set<Feature>;
  without: Set<Feature>;
  constraints: DraftConstraint[];
  colors: string[];
  tones: Tone[];
  wished: WishedFields;
  ordered: OrderedBlocks;
  /** For how many people each time of the courses has room, where it is the same for all, and where that is said. */
  perSlot: FoundCapacity | null;
  /** What nothing could be made of, and what is on no page. */
  open: OpenRange[];
}
