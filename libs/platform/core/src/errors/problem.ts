/** Values of `error_category` (docs/contract.md 7.2, docs/adr/0003-errors.md). */
export const ERROR_CATEGORIES = [
  'transient',
  'invalid_request',
  'authentication',
  'credits',
  'content_access',
] as const;

export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

/** An invalid field: its dotted path (empty for the whole body) and what to change. */
export interface FieldFault {
  path: string;
  message: string;
}

/** The error object of the envelope: RFC 9457 problem details with extensions (docs/contract.md 2.2). */
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
