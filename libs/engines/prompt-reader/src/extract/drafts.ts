import type { Fact, FactType } from '@capstan/site-document';
import type { Range } from '../text/range.js';

type Without<T> = T extends unknown ? Omit<T, 'id' | 'source'> : never;

/** A fact before it has an id, with the part of the prompt that it comes from and what of it it says. */
export interface Draft {
  fact: Without<Fact>;
  range: Range;
  covers: Range[];
  /** What of it is shown in other words than it was said: days and times. */
  reworded?: Range[];
}

export type DraftFact = Without<Fact>;
export type { FactType };

/** A fact with the draft that it was made of. */
export interface NumberedFact {
  fact: Fact;
  draft: Draft;
}
