import type { Edit } from '../model/edit.js';

/** What was made of a follow-up message: every part of it is in `edits`, `undoes` or `openPoints`. */
export interface Instruction {
  edits: Edit[];
  /** How many earlier groups of edits are taken back, before `edits` are applied. */
  undoes: number;
  /** One English sentence for each change, for the stream. */
  understood: string[];
  /** The words of each part that was not understood or cannot be done, and why where that is known. */
  openPoints: string[];
}
