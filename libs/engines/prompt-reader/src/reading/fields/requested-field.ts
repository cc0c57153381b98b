import type { RecordFieldType } from '@capstan/site-document';
import type { Clause } from '../../clauses/roles.js';

/** A field that the customer names; without a type, its label decides. */
export interface RequestedField {
  label: string;
  options: string[];
  type?: RecordFieldType;
}

/** The parts that a wish lists: fields of a form, columns of a board, questions of a quiz. */
export interface RequestedFields {
  fields: RequestedField[];
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
