import type { Range } from '../../text/range.js';

/** Words before a list of fields; `anchor` is who gives them or the form, `isForm` says that it is surely a form. */
export interface Cue extends Range {
  anchor: Range;
  isForm: boolean;
  isWith: boolean;
  isBracket: boolean;
}
