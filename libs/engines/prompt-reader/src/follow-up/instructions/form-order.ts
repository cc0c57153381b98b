import type { RequestedField } from '../../reading/fields/requested-field.js';

/** What a message changes of a form: its questions, their answers, or its button. */
export type FormOrder = { record: string } & (
  | { kind: 'ask'; question: RequestedField }
  | { kind: 'drop'; field: string }
  /** @param at the place of the new answer among those there are; at their end without it */
  | { kind: 'offer'; field: string; option: string; at?: number }
  | { kind: 'withdraw'; field: string; option: string }
  | { kind: 'reword'; field: string; option: string; label: string }
  | { kind: 'need'; field: string; isRequired: boolean }
  | { kind: 'limit'; field: string; max: number }
  | { kind: 'button'; words: string }
);
