import type { Feature, Tone } from '../packs/grammar-schema.js';
import type { Clause } from '../clauses/roles.js';
import type { PromptText } from '../clauses/prompt-text.js';
import type { Draft } from '../extract/drafts.js';
import type { FoundCapacity } from '../extract/capacity.js';
import type { FoundMoney } from '../extract/money.js';
import type { Range } from '../text/range.js';
import type { OrderedBlocks } from './blocks.js';
import type { FoundKind } from './kind/kind.js';
import type { FoundName } from './names/name.js';
import type { RequestedFields } from './fields/requested-field.js';

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
  requested: RequestedFields;
  ordered: OrderedBlocks;
  /** For how many people each time of the courses has room, where it is the same for all, and where that is said. */
  perSlot: FoundCapacity | null;
  /** What nothing could be made of, and what is on no page. */
  open: OpenRange[];
}
