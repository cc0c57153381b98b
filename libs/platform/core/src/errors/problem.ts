/** Values of `error_category` (spec 7.2; the names beside `transient` are ours, docs/adr/0003-errors.md). */
export const ERROR_CATEGORIES = [
  'transient',
  'invalid_request',
  'authentication',
  'credits',
  'content_access',
] as const;

export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

/** One fault of a request: where it is (`path`, dotted; empty for the whole body) and what to change. */
export interface FieldFault {
  path: string;
  message: string;
}

/** The error object of the envelope: RFC 9457 problem details with our extensions (spec 2.2). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  is_retriable: boolean;
  retry_after_seconds?: number;
  alternative_action: string;
  error_category: ErrorCategory;
  errors?: FieldFault[];
  [extension: string]: unknown;
}
