import type { Range } from '../../text/range.js';
import type { ValueType } from '../words/found-values.js';
import type { Counted } from './counts.js';

/** Something that a message says, and that must be on the pages after it, or must have gone from what it is about. */
export interface Demand extends Range {
  type: ValueType | 'number' | 'days' | 'name' | 'quote';
  text: string;
  /** To compare with: of a value its key, of days their letters. */
  key: string;
  isOld: boolean;
  /** Of a number: whether it counts people and is therefore not a price. */
  isOfPeople?: boolean;
  /** Of a number: what it counts on the site. */
  counts?: Counted;
}
